/** Why an answer stays different. */
const reasons = {
  noSuchRecord: 'the training data hold no record under the circumstances of the recording',
  noSuchAccount: 'no account of the training platform has these roles, or this history',
  otherSite: 'the training platform is a site that has this service, these dashboards, or ads',
  onlyWhatIsRead: 'of this answer, which holds far more than a client needs, what the application reads is made',
  oneProviderFails: 'one of the providers of the training platform is always out of order, and fails the whole call',
  stricter: 'an account without rights is kept from changing contents, which the platform lets everybody do',
} as const;

/**
 * Where the training platform answers otherwise than the platform itself, and why it stays so. A test fails for one
 * that is no difference any more.
 */
export const differences: Readonly<Record<string, string>> = {
  'createIdentityProof/without-home-address-stored-though-500': reasons.noSuchRecord,
  'reportScammer/ok': reasons.noSuchRecord,
  'moderateIdentityProof/no-decision': reasons.noSuchRecord,
  'moderateIdentityProof/refused': reasons.noSuchRecord,
  'moderateIdentityProof/accepted': reasons.noSuchRecord,
  'moderateIdentityProof/already-decided': reasons.noSuchRecord,
  'moderateIdentityProof/without-home-address-stored-though-500': reasons.noSuchRecord,
  'patchArticle/sections-replaced': reasons.noSuchRecord,
  'patchArticle/section-title-null': reasons.noSuchRecord,
  'createIdentityProof/by-any-account': reasons.noSuchRecord,
  'associateUsersToCampaign/refused-though-done': reasons.noSuchAccount,
  'login/account-without-role': reasons.noSuchAccount,
  'listPermissions/access-denied-without-role-3': reasons.noSuchAccount,
  'listGrantableRoles/access-denied-without-role-3': reasons.noSuchAccount,
  'exportUsers/access-denied': reasons.noSuchAccount,
  'refreshToken/ok': reasons.noSuchAccount,
  'refreshToken/after-own-email-change': reasons.noSuchAccount,
  'getMe/old-token-after-own-email-change': reasons.noSuchAccount,
  'createStructure/administrator-refused': reasons.noSuchAccount,
  'getStructure/administrator-refused': reasons.noSuchAccount,
  'patchStructure/administrator-refused': reasons.noSuchAccount,
  'getUserRzpTerritoryStatus/service-not-configured': reasons.otherSite,
  'getAnalytic/unknown-name': reasons.otherSite,
  'getAnalytic/no-dashboard-for-the-periodicity': reasons.otherSite,
  'listKibanaLogins/administrator': reasons.otherSite,
  'listUsers/valid-ad-filter-without-any-ad': reasons.otherSite,
  'listExternalJourneyProviders/json': reasons.otherSite,
  'searchExternalJourneys/all-providers': reasons.oneProviderFails,
  'getMe/administrator': reasons.onlyWhatIsRead,
  'getMe/solidary-administrator': reasons.onlyWhatIsRead,
  'deleteRelayPoint/of-somebody-else-by-plain-user': reasons.stricter,
  'patchRelayPoint/of-somebody-else-by-plain-user': reasons.stricter,
};
