import { useTranslation } from 'react-i18next';
import { PlaceMap } from '#renderer/kit/map/PlaceMap.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import type { User } from '#shared/resources/users/user.ts';
import { isDeleted } from '../DeletedBar.tsx';
import { DayAndAge } from './DayAndAge.tsx';

export function ContactSection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  return (
    <Section title={t('show.sections.contact')}>
      <FieldRows>
        <FieldRow label={t('form.fields.email')}>
          {user.email && <EmailText email={user.email} isPlain={isDeleted(user)} />}
        </FieldRow>
        <FieldRow label={t('form.fields.telephone')}>{user.telephone && format.phone(user.telephone)}</FieldRow>
        <FieldRow label={t('form.fields.phoneDisplay')}>
          {user.phoneDisplay && t(`values.phoneDisplay.${user.phoneDisplay}`)}
        </FieldRow>
        <FieldRow label={t('form.fields.postalAddress')}>
          {user.postalAddress && <span className={styles.lines}>{user.postalAddress}</span>}
        </FieldRow>
        <FieldRow label={t('form.fields.gender')}>
          {user.gender === null ? null : t(`values.gender.${user.gender}`)}
        </FieldRow>
        <FieldRow label={t('form.fields.birthDate')}>{user.birthDate && <DayAndAge day={user.birthDate} />}</FieldRow>
        <FieldRow label={t('form.fields.nationality')}>{user.nationality}</FieldRow>
      </FieldRows>
    </Section>
  );
}

/** The pseudonym of a deleted account looks like an address, but is none. */
const EmailText = ({ email, isPlain }: { email: string; isPlain: boolean }) =>
  isPlain ? <span>{email}</span> : <MailText address={email} />;

export function AddressSection({ user: { homeAddress } }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { latitude = null, longitude = null } = homeAddress ?? {};
  return (
    <Section title={t('show.sections.address')}>
      <FieldRows>
        <FieldRow label={t('show.address')}>
          {homeAddress !== null &&
            homeAddress.lines.length > 0 &&
            homeAddress.lines.map((line) => <div key={line}>{line}</div>)}
        </FieldRow>
        <FieldRow label={t('show.coordinates')}>
          {latitude === null || longitude === null ? null : format.coordinates({ latitude, longitude })}
        </FieldRow>
      </FieldRows>
      {latitude !== null && longitude !== null && (
        <PlaceMap latitude={latitude} longitude={longitude} name={homeAddress?.lines[0] ?? t('show.address')} />
      )}
    </Section>
  );
}
