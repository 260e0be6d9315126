import { useTranslation } from 'react-i18next';
import { hitchhikingLabel } from '#renderer/features/people/labels.ts';
import { DayAndAge } from '#renderer/features/people/show/DayAndAge.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { Mail, Phone } from '#renderer/kit/ui/show/Contact.tsx';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { instantOf } from '#shared/instant.ts';
import type { HitchhikerCall } from '#shared/ipc/hitchhiking.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';

interface PersonFactsProps {
  user: User;
  /** The last telephone call that was noted on this computer. */
  call: HitchhikerCall | undefined;
  /** Lines of the address that a letter goes to; undefined where no letter is meant. */
  address: readonly string[] | undefined;
}

/** What one needs of a person of the queue, in the order in which it is needed. */
export function PersonFacts({ user, call, address }: PersonFactsProps) {
  const { t } = useTranslation(['hitchhikers', 'users', 'queue']);
  const translate = useTranslate();
  const can = useCan();
  const role = hitchhikingLabel(user);
  return (
    <div className={`${flow.card} ${styles.facts}`}>
      <FieldRows>
        <FieldRow label={t('users:form.fields.telephone')}>
          {user.telephone ? <Phone number={user.telephone} /> : t('hitchhikers:queue.noTelephone')}
        </FieldRow>
        <FieldRow label={t('users:form.fields.email')}>{user.email && <Mail address={user.email} />}</FieldRow>
        {address !== undefined && (
          <FieldRow label={t('hitchhikers:queue.address')}>
            {address.length === 0
              ? t('hitchhikers:queue.noAddress')
              : address.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address, of which two may be equal.
                  <div key={index}>{line}</div>
                ))}
          </FieldRow>
        )}
        <FieldRow label={t('users:show.identityStatus')}>
          {user.identityStatus === null ? null : t(`users:values.identityStatus.${user.identityStatus}`)}
        </FieldRow>
        {user.needParentalConsent === true && (
          <FieldRow label={t('hitchhikers:queue.consent')}>
            {t('hitchhikers:queue.consentMissing')}
            {user.legalGuardianEmail && <Mail address={user.legalGuardianEmail} />}
          </FieldRow>
        )}
        <FieldRow label={t('users:form.fields.birthDate')}>
          {user.birthDate && <DayAndAge day={user.birthDate} />}
        </FieldRow>
        <FieldRow label={t('hitchhikers:queue.town')}>{user.homeAddress?.locality}</FieldRow>
        <FieldRow label={t('users:show.hitchhiking.role')}>{role === null ? null : translate(role)}</FieldRow>
        <YesNoRow label={t('users:filters.isLetterPrinted')} value={user.isLetterPrinted === true} />
        <YesNoRow label={t('users:filters.isLetterPosted')} value={user.isLetterPosted === true} />
        <YesNoRow label={t('users:filters.isKitGiven')} value={user.isKitGiven === true} />
        <FieldRow label={t('users:show.account.created')}>
          {user.createdDate && <Moment value={user.createdDate} isFocusable />}
        </FieldRow>
        {call !== undefined && (
          <FieldRow label={t('hitchhikers:queue.lastCall')}>
            {t(call.isReached ? 'hitchhikers:queue.reached' : 'hitchhikers:queue.notReached')}{' '}
            <Moment value={instantOf(call.at)} isFocusable />
          </FieldRow>
        )}
      </FieldRows>
      {can('hitchhiking_watcher') && can('user_read') && (
        <p>
          <RecordLink to={addressOf('hitchhikers_show', { id: user.id })}>{t('queue:open')}</RecordLink>
        </p>
      )}
    </div>
  );
}
