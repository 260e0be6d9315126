import { useTranslation } from 'react-i18next';
import { ProofTimeline } from '#renderer/features/people/proofs/ProofTimeline.tsx';
import { DayAndAge } from '#renderer/features/people/show/DayAndAge.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';

/** The facts to compare with the document, then the former proofs. */
export function PersonFacts({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'identity', 'queue']);
  const { birthDate, homeAddress } = user;
  return (
    <div className={`${flow.card} ${styles.facts}`}>
      <FieldRows>
        <FieldRow label={t('users:form.fields.familyName')}>{user.familyName}</FieldRow>
        <FieldRow label={t('users:form.fields.givenName')}>{user.givenName}</FieldRow>
        <FieldRow label={t('users:form.fields.birthDate')}>{birthDate && <DayAndAge day={birthDate} />}</FieldRow>
        <FieldRow label={t('users:form.fields.gender')}>
          {user.gender === null ? null : t(`users:values.gender.${user.gender}`)}
        </FieldRow>
        <FieldRow label={t('users:form.fields.nationality')}>{user.nationality}</FieldRow>
        <FieldRow label={t('users:form.fields.homeAddress')}>
          {homeAddress !== null &&
            homeAddress.lines.length > 0 &&
            homeAddress.lines.map((line) => <div key={line}>{line}</div>)}
        </FieldRow>
        {user.drivingLicenceNumber !== null && (
          <FieldRow label={t('users:form.fields.drivingLicenceNumber')}>{user.drivingLicenceNumber}</FieldRow>
        )}
        <FieldRow label={t('users:form.fields.email')}>{user.email}</FieldRow>
        <FieldRow label={t('users:show.account.created')}>
          {user.createdDate && <Moment value={user.createdDate} isFocusable />}
        </FieldRow>
      </FieldRows>
      <p>
        <RecordLink to={addressOf('users_show', { id: user.id })}>{t('queue:open')}</RecordLink>
      </p>
      <h3 className={`${flow.heading} ${styles.subtitle}`}>{t('identity:timeline.label')}</h3>
      <ProofTimeline proofs={user.identityProofs} />
    </div>
  );
}
