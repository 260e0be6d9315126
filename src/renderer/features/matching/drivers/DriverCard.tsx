import { Button, Caption1 } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { SelectedDriver } from '#shared/resources/solidaryrecords/drivers.ts';
import { useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import { type DriverGroup, isAskedOnPlatform, wayOf } from '../driver-groups.ts';
import styles from '../matching.module.css';
import { ContactBadges } from './ContactBadges.tsx';
import { contactStateOf } from './contact-state.ts';
import { LogMenu } from './LogMenu.tsx';
import { useWhen } from './when.ts';

interface DriverCardProps {
  group: DriverGroup;
}

/** Accessible names of what the main button of a card does. */
const actionNames = { ask: 'askOf', write: 'writeTo', read: 'readOf' } as const;

/** One selected driver: ways and times, what the diary says of the contact, telephone, and what can be done. */
export function DriverCard({ group }: DriverCardProps) {
  const { userId, solutions, thread } = group;
  const { t } = useTranslation('matching');
  const { record, writes, withheld, open } = useSolutions();
  const [{ givenName, familyName, telephone, avatar, type, status }] = solutions;
  const isSameStatus = solutions.every((one) => one.status === status);
  const contact = contactStateOf(record.diary, userId);
  const isAsked = isAskedOnPlatform(group);
  // Somebody who was called was contacted, though not by the platform.
  const isContacted = isAsked || Object.keys(contact).length > 0;
  const action = withheld !== null ? 'read' : isContacted ? 'write' : 'ask';
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
          aria-label={t(`contact.${actionNames[action]}`, { name })}
          data-write=""
          onClick={() => open({ kind: 'write', userId })}
        >
          {t(`contact.${action}`)}
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
          <SolutionLine key={solution.id} solution={solution} isStatusShown={isAsked && !isSameStatus} />
        ))}
      </ul>
      <div className={styles.driverFacts}>
        <span>{t(`type.${type}`)}</span>
        {isAsked && isSameStatus && <PlatformStatus status={status} />}
        {!isAsked && <span>{t(isContacted ? 'driver.notWritten' : 'driver.notAsked')}</span>}
        <span>{t('driver.messages', { count: thread.length })}</span>
      </div>
      <ContactBadges state={contact} />
    </article>
  );
}

/** The status that the platform gives a solution: it is only shown, nothing moves it. */
function PlatformStatus({ status }: Pick<SelectedDriver, 'status'>) {
  const { t } = useTranslation('matching');
  return status !== null && <span>{t('driver.status', { status: t(`driver.statuses.${status}`) })}</span>;
}

interface SolutionLineProps {
  solution: SelectedDriver;
  /** The solutions of this driver differ in it. */
  isStatusShown: boolean;
}

/** Way and times of one solution. */
function SolutionLine({ solution, isStatusShown }: SolutionLineProps) {
  const { t } = useTranslation('matching');
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
