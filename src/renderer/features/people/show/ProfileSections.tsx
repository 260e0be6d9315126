import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type texts from '#renderer/locales/fr/users.json';
import type { Instant } from '#shared/instant.ts';
import type { User } from '#shared/resources/users/user.ts';
import { hitchhikingLabel } from '../labels.ts';
import { TerritoryStatusRow } from './TerritoryStatusRow.tsx';

export function CarpoolingSection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const { list } = useFormat();
  const { isEecAvailable } = useSignedIn();
  const missing = user.missingDataToPayElectronically;
  return (
    <Section title={t('show.sections.carpooling')}>
      <FieldRows>
        <FieldRow label={t('form.fields.smoke')}>
          {user.smoke === null ? null : t(`values.smoke.${user.smoke}`)}
        </FieldRow>
        <YesNoRow label={t('form.fields.music')} value={user.music} />
        <FieldRow label={t('form.fields.musicFavorites')}>{user.musicFavorites}</FieldRow>
        <YesNoRow label={t('form.fields.chat')} value={user.chat} />
        <FieldRow label={t('form.fields.chatFavorites')}>{user.chatFavorites}</FieldRow>
        <YesNoRow label={t('form.fields.gratuity')} value={user.gratuity} />
        <YesNoRow label={t('form.fields.gamification')} value={user.gamification} />
        {(isEecAvailable || user.drivingLicenceNumber !== null) && (
          <FieldRow label={t('form.fields.drivingLicenceNumber')}>{user.drivingLicenceNumber}</FieldRow>
        )}
        {missing.length > 0 && (
          <FieldRow label={t('show.missingForPayment')}>
            {list(missing.map((name) => (isPaymentDatum(name) ? translate(`users:show.payment.${name}`) : name)))}
          </FieldRow>
        )}
      </FieldRows>
    </Section>
  );
}

export function ConsentsSection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  return (
    <Section title={t('show.sections.consents')}>
      <FieldRows>
        <YesNoRow label={t('form.fields.acceptsNews')} value={user.acceptsNews} />
      </FieldRows>
      <p className={styles.note}>{t('show.consentText')}</p>
    </Section>
  );
}

/**
 * The hitchhiking data of a person; whether their town takes part is requested on demand
 * (docs/screens/02-users-hitchhikers.md §9).
 */
export function HitchhikingSection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const role = hitchhikingLabel(user);
  return (
    <Section title={t('show.sections.hitchhiking')}>
      <FieldRows>
        <FieldRow label={t('show.hitchhiking.role')}>{role && translate(role)}</FieldRow>
        <YesNoRow label={t('show.hitchhiking.kit')} value={user.isKitGiven} />
        <YesNoRow label={t('show.hitchhiking.letterPrinted')} value={user.isLetterPrinted} />
        <YesNoRow label={t('show.hitchhiking.letterPosted')} value={user.isLetterPosted} />
        <YesNoRow label={t('show.hitchhiking.verified')} value={user.verifiedIdentity} />
        {role !== null && <TerritoryStatusRow user={user} />}
      </FieldRows>
    </Section>
  );
}

export function MinorSection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  return (
    <Section title={t('show.sections.minor')}>
      <FieldRows>
        <YesNoRow label={t('show.minor.needed')} value={user.needParentalConsent} />
        <FieldRow label={t('form.fields.legalGuardianEmail')}>
          {user.legalGuardianEmail && <MailText address={user.legalGuardianEmail} />}
        </FieldRow>
        <FieldRow label={t('form.fields.parentalConsentDate')}>
          {user.parentalConsentDate && format.day(user.parentalConsentDate)}
        </FieldRow>
        <YesNoRow label={t('show.minor.drives')} value={user.oldEnoughToDrive} />
      </FieldRows>
    </Section>
  );
}

export function AccountSection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const moment = (value: Instant | null) => value && <Moment value={value} isFocusable />;
  return (
    <Section title={t('show.sections.account')}>
      <FieldRows>
        <FieldRow label={t('show.account.id')}>{String(user.id)}</FieldRow>
        <FieldRow label={t('show.account.created')}>{moment(user.createdDate)}</FieldRow>
        <FieldRow label={t('show.account.lastActivity')}>{moment(user.lastActivityDate)}</FieldRow>
        <FieldRow label={t('show.account.imported')}>{moment(user.importedDate)}</FieldRow>
        <FieldRow label={t('show.account.referral')}>{user.referral}</FieldRow>
        <FieldRow label={t('show.account.status')}>{user.status && t(`values.status.${user.status}`)}</FieldRow>
      </FieldRows>
    </Section>
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
