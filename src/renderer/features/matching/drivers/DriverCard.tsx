import { Button, Caption1, mergeClasses } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { slotsInWords } from '#renderer/features/week/labels.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SelectedDriver } from '#shared/resources/solidaryrecords/drivers.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { useContactTexts } from '../ContactBadges.tsx';
import { type ContactState, contactStateOf } from '../contact-state.ts';
import { useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import { DriverType } from '../DriverType.tsx';
import { type DriverGroup, isAskedOnPlatform, type Way, wayOf, ways } from '../driver-groups.ts';
import styles from '../matching.module.css';
import { SayCard } from '../say/SayCard.tsx';
import { useTimes } from '../times.ts';
import { LogMenu } from './LogMenu.tsx';

interface DriverCardProps {
  group: DriverGroup;
}

/** The platform's status of a driver who accepted. */
const ACCEPTED = 6;

/** Accessible names of the main button of a card. */
const actionNames = { ask: 'askOf', write: 'writeTo', read: 'readOf' } as const;

/** One selected driver: ways and times, what the diary says of the contact, telephone, and what can be done. */
export function DriverCard({ group }: DriverCardProps) {
  const { userId, solutions, thread } = group;
  const { t } = useTranslation('matching');
  const { record, writes, disabledReason, open } = useSolutions();
  const [{ givenName, familyName, telephone, avatar, type, status }] = solutions;
  const isSameStatus = solutions.every((one) => one.status === status);
  const contact = contactStateOf(record.diary, userId);
  const isAsked = isAskedOnPlatform(group);
  // A driver who was called counts as contacted, though not by the platform.
  const isContacted = isAsked || Object.keys(contact).length > 0;
  const action = disabledReason !== null ? 'read' : isContacted ? 'write' : 'ask';
  const name = personNameOf({ id: userId, givenName, familyName });
  const driver = { userId, name };
  const hasAccepted = contact.linked !== undefined || status === ACCEPTED;
  const spoken = { name, givenName, telephone, hasAccepted };
  const [isSaying, setSaying] = useState(false);
  return (
    <article
      className={mergeClasses(`${flow.stackXS} ${styles.card}`, styles.kept)}
      aria-label={name}
      data-driver={userId}
      data-type={type}
    >
      <div className={`${flow.rest} ${styles.who}`}>
        <h3 className={flow.heading}>
          <DriverName
            userId={userId}
            names={{ givenName, familyName }}
            avatar={avatar}
            kind={<DriverType type={type} />}
          />
        </h3>
        <ul ref={setTitle} className={`${flow.small} ${flow.bar} ${flow.cut} ${styles.driverFacts}`}>
          {solutions.map((solution) => (
            <SolutionLine key={solution.id} solution={solution} isStatusShown={isAsked && !isSameStatus} />
          ))}
          {isAsked && isSameStatus && status !== null && (
            <li>
              <PlatformStatus status={status} />
            </li>
          )}
          {!isAsked && <li>{t(isContacted ? 'driver.notWritten' : 'driver.notAsked')}</li>}
          {isContacted && <ContactSteps state={contact} />}
          {thread.length > 0 && <li>{t('driver.messages', { count: thread.length })}</li>}
        </ul>
      </div>
      <div className={`${flow.bar} ${styles.acts}`}>
        {telephone ? <TelephoneLine telephone={telephone} /> : <Caption1>{t('driver.noPhone')}</Caption1>}
        <Button
          size="small"
          icon={<MailRegular />}
          aria-label={t(`contact.${actionNames[action]}`, { name })}
          data-write=""
          onClick={() => open({ kind: 'write', userId })}
        >
          {t(`contact.${action}`)}
        </Button>
        <Button
          size="small"
          appearance="subtle"
          aria-expanded={isSaying}
          aria-label={t('say.showOf', { name })}
          onClick={() => setSaying(!isSaying)}
        >
          {t('say.show')}
        </Button>
        {disabledReason === null && (
          <LogMenu name={name} isBusy={writes.isBusy} onLog={(log) => open({ kind: 'log', log, driver })} />
        )}
      </div>
      {isSaying && (
        <div className={`${flow.stackS} ${styles.sayings}`}>
          <SayCard to="driver" driver={spoken} />
          <SayCard to="beneficiary" driver={spoken} />
        </div>
      )}
    </article>
  );
}

/** Facts that are cut to one line say the whole of it in their title. */
function setTitle(facts: HTMLElement | null): void {
  if (facts !== null) facts.title = [...facts.children].map(({ textContent }) => textContent).join(' · ');
}

/** What the diary says of the contact. */
function ContactSteps({ state }: { state: ContactState }) {
  return useContactTexts(state).map(({ step, text }) => <li key={step}>{text}</li>);
}

/** The status that the platform gives a solution. It is only displayed; no action changes it. */
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
      {[way, when.join(' ; ')].filter(Boolean).join(' · ') || t('unknown')}
      {isStatusShown && (
        <>
          {' '}
          <PlatformStatus status={solution.status} />
        </>
      )}
    </li>
  );
}

/** The wire's way of a carpooler: 1 one way, 2 outward, 3 return. */
const RETURN = 3;

/**
 * Returns a function that says when a selected driver drives, in lines. A volunteer's times are those slots that fit
 * the journey, which are part of the match and not of the solution.
 */
function useWhen(record: RecordItem): (driver: SelectedDriver) => string[] {
  const times = useTimes();
  const translate = useTranslate();
  return (driver) => {
    if (driver.type === 'transporter') {
      const match = ways
        .flatMap((way) => record.transporters[way])
        .find(({ matchingId }) => matchingId !== null && matchingId === driver.matchingId);
      const slots = slotsInWords(match?.fitting ?? driver.declared, translate);
      return slots === null ? [] : [slots];
    }
    const main: Way = driver.way === RETURN || wayOf(record, driver.matchingId) === 'back' ? 'back' : 'outward';
    const of = (way: Way) => {
      const journey = driver[way];
      const schedule = driver.schedule[way];
      if (journey === null && schedule === null) return [];
      const { fromDate = null, fromTime: time = null, toDate = null } = journey ?? {};
      return times({ fromDate, time, toDate, schedule });
    };
    const lines = of(main);
    return lines.length > 0 ? lines : of(main === 'outward' ? 'back' : 'outward');
  };
}
