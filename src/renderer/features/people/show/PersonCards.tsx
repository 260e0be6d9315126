import { useTranslation } from 'react-i18next';
import { useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { useListRow } from '#renderer/kit/data/useRecord.ts';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { RecordNames } from '#renderer/kit/form/pickers/RecordNames.tsx';
import { AddressCard } from '#renderer/kit/map/AddressCard.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { useYesNo } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type texts from '#renderer/locales/fr/users.json';
import type { User } from '#shared/resources/users/user.ts';
import { hitchhikingLabel } from '../labels.ts';
import type { PeopleList } from '../lists.ts';
import { useRoleName } from '../useRoleName.ts';
import { DayAndAge } from './DayAndAge.tsx';
import { TerritoryStatus } from './TerritoryStatus.tsx';

interface CardProps {
  user: User;
}

/** Age at which parental consent is no longer asked. */
const FULL_AGE = 18;

const ageOf = ({ birthDate }: User): number | null => (birthDate === null ? null : ageOn(birthDate, today()));

/** Who the person is, and what they may and accept. */
export function PersonCard({ user }: CardProps) {
  const { t } = useTranslation('users');
  const isOn = useSwitch();
  const age = ageOf(user);
  const isOfFullAge = isOn('minorProtection') && age !== null && age >= FULL_AGE;
  const { acceptsNews, identityStatus } = user;
  return (
    <FactsCard
      title={t('show.sections.person')}
      facts={[
        {
          label: t('form.fields.gender'),
          field: 'gender',
          value: user.gender !== null && t(`values.gender.${user.gender}`),
        },
        {
          label: t('form.fields.birthDate'),
          field: 'birthDate',
          value: user.birthDate && <DayAndAge day={user.birthDate} />,
        },
        ...(isOfFullAge
          ? [{ label: t('show.fullAge.label'), value: t(`show.fullAge.${user.oldEnoughToDrive ? 'drives' : 'adult'}`) }]
          : []),
        { label: t('form.fields.nationality'), field: 'nationality', value: user.nationality },
        {
          label: t('form.fields.phoneDisplay'),
          field: 'phoneDisplay',
          value: user.phoneDisplay && t(`values.phoneDisplay.${user.phoneDisplay}`),
        },
        ...missingContacts(user).map((name) => ({ label: t(`form.fields.${name}`), field: name, value: null })),
        {
          label: t('form.fields.postalAddress'),
          field: 'postalAddress',
          value: user.postalAddress && <span className={styles.lines}>{user.postalAddress}</span>,
        },
        {
          label: t('show.identityStatus'),
          value: identityStatus !== null && t(`values.identityStatus.${identityStatus}`),
        },
        {
          label: t('form.fields.roles'),
          field: 'roles',
          isWide: true,
          value: user.roles.length > 0 && <Roles user={user} />,
        },
        {
          label: t('form.fields.acceptsNews'),
          field: 'acceptsNews',
          isWide: true,
          value: acceptsNews !== null && t(acceptsNews ? 'show.news' : 'show.noNews'),
        },
        ...(user.referral ? [{ label: t('show.account.referral'), value: user.referral }] : []),
      ]}
    />
  );
}

/** The ways to reach a person that are not there: those that are stand on top of the page. */
const missingContacts = ({ telephone, email }: User): ('telephone' | 'email')[] => [
  ...(telephone ? [] : ['telephone' as const]),
  ...(email ? [] : ['email' as const]),
];

/** The roles of a person, each with its territory. */
function Roles({ user: { roles } }: CardProps) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return (
    <ul className={styles.plain}>
      {roles.map(({ roleId, territoryId }) => (
        <li key={`${roleId}/${territoryId}`}>
          {roleName(roleId)},{' '}
          {territoryId === null ? t('show.everywhere') : <RecordNames resource="territories" ids={[territoryId]} />}
        </li>
      ))}
    </ul>
  );
}

export function HomeCard({ user }: CardProps) {
  const { t } = useTranslation('users');
  const { homeAddress } = user;
  return (
    <AddressCard
      title={t('show.sections.home')}
      label={t('show.address')}
      address={homeAddress}
      field="homeAddress"
      name={homeAddress?.lines[0] ?? t('show.address')}
    />
  );
}

/** How the person shares rides; their ads are known from the rows of a list only. */
export function CarpoolingCard({ user, list }: CardProps & { list: PeopleList }) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const format = useFormat();
  const yesNo = useYesNo();
  const { isEecAvailable } = useSignedIn();
  const adType = useListRow(list, user.id)?.adType ?? null;
  const missing = user.missingDataToPayElectronically;
  const withFavorites = (answer: boolean | null, favorites: string | null) =>
    answer && favorites ? t('show.favorites', { answer: yesNo(answer), favorites }) : yesNo(answer);
  // Favourites of somebody who said neither yes nor no, or no, are shown on their own.
  const apart = (name: 'musicFavorites' | 'chatFavorites', answer: boolean | null) =>
    user[name] && !answer ? [{ label: t(`form.fields.${name}`), field: name, value: user[name] }] : [];
  const lacking = (name: 'musicFavorites' | 'chatFavorites') =>
    user[name] ? [] : [{ label: t(`form.fields.${name}`), field: name, value: null }];
  return (
    <FactsCard
      title={t('show.sections.carpooling')}
      facts={[
        ...(adType === null ? [] : [{ label: t('show.ads'), value: t(`values.adType.${adType}`) }]),
        {
          label: t('form.fields.smoke'),
          field: 'smoke',
          value: user.smoke !== null && t(`values.smoke.${user.smoke}`),
        },
        { label: t('form.fields.music'), field: 'music', value: withFavorites(user.music, user.musicFavorites) },
        ...apart('musicFavorites', user.music),
        ...lacking('musicFavorites'),
        { label: t('form.fields.chat'), field: 'chat', value: withFavorites(user.chat, user.chatFavorites) },
        ...apart('chatFavorites', user.chat),
        ...lacking('chatFavorites'),
        { label: t('form.fields.gratuity'), field: 'gratuity', value: yesNo(user.gratuity) },
        { label: t('form.fields.gamification'), field: 'gamification', value: yesNo(user.gamification) },
        ...(isEecAvailable || user.drivingLicenceNumber !== null
          ? [
              {
                label: t('form.fields.drivingLicenceNumber'),
                field: 'drivingLicenceNumber',
                value: user.drivingLicenceNumber,
              },
            ]
          : []),
        ...(missing.length > 0
          ? [
              {
                label: t('show.missingForPayment'),
                isWide: true,
                value: format.list(
                  missing.map((name) => (isPaymentDatum(name) ? translate(`users:show.payment.${name}`) : name)),
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/**
 * The hitchhiking data of a person; whether their town takes part is requested on demand
 * (docs/screens/02-users-hitchhikers.md §9).
 */
export function HitchhikingCard({ user, list }: CardProps & { list: PeopleList }) {
  const { t } = useTranslation(['users', 'hitchhikers']);
  const translate = useTranslate();
  const yesNo = useYesNo();
  const isOn = useSwitch();
  if (!isOn('hitchhiking')) return null;
  const role = hitchhikingLabel(user);
  // The form of users does not ask for them.
  const entered = (field: string) => (list === 'hitchhikers' ? { field } : {});
  return (
    <FactsCard
      title={t('users:show.sections.hitchhiking')}
      facts={[
        { label: t('users:show.hitchhiking.role'), ...entered('isHitchhikingDriver'), value: role && translate(role) },
        { label: t('users:show.hitchhiking.kit'), ...entered('isKitGiven'), value: yesNo(user.isKitGiven) },
        {
          label: t('users:show.hitchhiking.letterPrinted'),
          ...entered('isLetterPrinted'),
          value: yesNo(user.isLetterPrinted),
        },
        {
          label: t('users:show.hitchhiking.letterPosted'),
          ...entered('isLetterPosted'),
          value: yesNo(user.isLetterPosted),
        },
        { label: t('users:show.hitchhiking.verified'), value: yesNo(user.verifiedIdentity) },
        ...(role === null
          ? []
          : [{ label: t('hitchhikers:territory.label'), isWide: true, value: <TerritoryStatus user={user} /> }]),
      ]}
    />
  );
}

/** Parental consent: of people under age, and of those whose consent the platform asks for. */
export function MinorCard({ user }: CardProps) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const yesNo = useYesNo();
  const isOn = useSwitch();
  const age = ageOf(user);
  const isMinor = age === null ? user.needParentalConsent === true : age < FULL_AGE;
  if (!isOn('minorProtection') || !isMinor) return null;
  return (
    <FactsCard
      title={t('show.sections.minor')}
      facts={[
        { label: t('show.minor.needed'), value: yesNo(user.needParentalConsent) },
        {
          label: t('form.fields.legalGuardianEmail'),
          field: 'legalGuardianEmail',
          value: user.legalGuardianEmail && <MailText address={user.legalGuardianEmail} />,
        },
        {
          label: t('form.fields.parentalConsentDate'),
          field: 'parentalConsentDate',
          value: user.parentalConsentDate && format.day(user.parentalConsentDate),
        },
        { label: t('show.minor.drives'), value: yesNo(user.oldEnoughToDrive) },
      ]}
    />
  );
}

/**
 * Data that a person may still have to provide before paying electronically (docs/platform/a-auth-users.yaml,
 * AdminUserFields).
 */
const paymentData = [
  'identity',
  'bankCoordinates',
  'givenName',
  'familyName',
  'birthDate',
  'email',
  'homeAddress',
  'addressLocality',
  'countryCode',
  'postalCode',
  'street',
] as const satisfies readonly (keyof (typeof texts)['show']['payment'])[];

const isPaymentDatum = (name: string): name is (typeof paymentData)[number] =>
  paymentData.some((known) => known === name);
