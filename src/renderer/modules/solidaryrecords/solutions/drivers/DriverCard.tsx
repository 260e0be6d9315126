import { Button, Caption1 } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { personNameOf } from '#shared/full-name.ts';
import type { SelectedDriver } from '#shared/resources/solidaryrecords/drivers.ts';
import { TelephoneLine } from '../../show/TelephoneLine.tsx';
import { useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import styles from '../solutions.module.css';
import { ContactBadges } from './ContactBadges.tsx';
import { contactStateOf } from './contact-state.ts';
import { type DriverGroup, wayOf } from './groups.ts';
import { LogMenu } from './LogMenu.tsx';
import { useWhen } from './when.ts';

interface DriverCardProps {
  group: DriverGroup;
}

/** One selected driver: ways and times, what the diary says of the contact, telephone, and what can be done. */
export function DriverCard({ group: { userId, solutions, thread } }: DriverCardProps) {
  const { t } = useTranslation('recordsolutions');
  const { record, writes, withheld, open } = useSolutions();
  const [{ givenName, familyName, telephone, avatar, type, status }] = solutions;
  const isSameStatus = solutions.every((one) => one.status === status);
  const name = personNameOf({ id: userId, givenName, familyName });
  const driver = { userId, name };
  return (
    <article className={styles.card} aria-label={name} data-driver={userId}>
      <div className={styles.cardHead}>
        <h3>
          <DriverName driver={driver} avatar={avatar} />
        </h3>
        <Button
          size="small"
          appearance="primary"
          icon={<MailRegular />}
          aria-label={t(withheld === null ? 'contact.writeTo' : 'contact.readOf', { name })}
          data-write=""
          onClick={() => open({ kind: 'write', userId })}
        >
          {t(withheld === null ? 'contact.write' : 'contact.read')}
        </Button>
      </div>
      <div className={styles.cardHead}>
        {telephone ? <TelephoneLine telephone={telephone} /> : <Caption1>{t('driver.noPhone')}</Caption1>}
        {withheld === null && (
          <LogMenu name={name} isBusy={writes.isBusy} onLog={(log) => open({ kind: 'log', log, driver })} />
        )}
      </div>
      <ul className={styles.solutionsOf}>
        {solutions.map((solution) => (
          <SolutionLine key={solution.id} solution={solution} isStatusShown={!isSameStatus} />
        ))}
      </ul>
      <div className={styles.driverFacts}>
        <span>{t(`type.${type}`)}</span>
        {isSameStatus && <PlatformStatus status={status} />}
        <span>{t('driver.messages', { count: thread.length })}</span>
      </div>
      <ContactBadges state={contactStateOf(record.diary, userId)} />
    </article>
  );
}

/** The status that the platform gives a solution: it is only shown, nothing moves it. */
function PlatformStatus({ status }: Pick<SelectedDriver, 'status'>) {
  const { t } = useTranslation('recordsolutions');
  return status !== null && <span>{t('driver.status', { status: t(`driver.statuses.${status}`) })}</span>;
}

interface SolutionLineProps {
  solution: SelectedDriver;
  /** The solutions of this driver differ in it. */
  isStatusShown: boolean;
}

/** Way and times of one solution. */
function SolutionLine({ solution, isStatusShown }: SolutionLineProps) {
  const { t } = useTranslation('recordsolutions');
  const { record } = useSolutions();
  const when = useWhen(record)(solution);
  const known = wayOf(record, solution.matchingId);
  const way =
    solution.type === 'carpooler' && solution.way !== null
      ? t(`way.${solution.way}`)
      : known === null
        ? null
        : t(record.isRoundTrip ? `way.${known}` : 'way.1');
  return (
    <li>
      <strong>{[way, when.join(' ; ')].filter(Boolean).join(' · ') || t('unknown')}</strong>
      {isStatusShown && (
        <>
          {' '}
          <PlatformStatus status={solution.status} />
        </>
      )}
    </li>
  );
}
