import type { ImportKindName } from '#shared/import/kinds.ts';

/** Numbers of lines by outcome. */
const figures = {
  added: 'report.added',
  existing: 'report.existing',
  updated: 'report.updated',
  refused: 'report.refused',
  uncertain: 'report.uncertain',
  notSent: 'report.notSent',
} as const;

/** Text keys of `import` that differ between the kinds of imports. */
export const kindTexts = {
  users: {
    consequence: 'send.usersConsequence',
    understand: 'send.understand',
    verify: 'resume.verify',
    uncertain: 'report.uncertainHint',
    scope: 'report.scope',
    figures,
  },
  members: {
    consequence: 'send.membersConsequence',
    understand: 'send.understand',
    verify: 'resume.verify',
    uncertain: 'report.uncertainHint',
    scope: 'report.scopeMembers',
    figures: { ...figures, added: 'report.addedMembers', existing: 'report.existingMembers' },
  },
  relaypoints: {
    consequence: 'send.relaypointsConsequence',
    understand: 'send.understandRelaypoints',
    verify: 'resume.again',
    uncertain: 'report.uncertainHintRelaypoints',
    scope: 'report.scopeRelaypoints',
    figures,
  },
} as const satisfies Readonly<Record<ImportKindName, object>>;
