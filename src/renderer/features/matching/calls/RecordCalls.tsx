import { Button, Caption1, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeBand } from '#renderer/features/record-actions/OutcomeBand.tsx';
import { RemindDialog } from '#renderer/features/reminders/RemindDialog.tsx';
import { useQuickReminder } from '#renderer/features/reminders/useQuickReminder.ts';
import { BigTelephone } from '#renderer/features/solidary/calls/BigTelephone.tsx';
import { CallList } from '#renderer/features/solidary/calls/CallList.tsx';
import { CALLED_AT_ONCE, type CallAnswer, useCalls } from '#renderer/features/solidary/calls/call-state.ts';
import { useUserTelephone } from '#renderer/features/solidary/phone/useUserTelephone.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { contactStateOf } from '../contact-state.ts';
import { type Task, useSolutions } from '../context.ts';
import { DriverType } from '../DriverType.tsx';
import { type Candidate, candidatesOf, toCall } from '../matches/candidates.ts';
import { offeredMatch, useChoiceOf } from '../matches/offered-match.ts';
import { choiceOf } from '../matches/rows.ts';
import { useCandidateTexts } from '../matches/useCandidateTexts.ts';
import { SayCard } from '../say/SayCard.tsx';
import { useCallNotes } from './useCallNotes.ts';

interface RecordCallsProps {
  hasVolunteers: boolean;
  onTask: (task: Task) => void;
  onClose: () => void;
}

/** Calls the best of those who could drive, one after the other, and notes what came of it (docs/screens/07 §3.4). */
export function RecordCalls({ hasVolunteers, onTask, onClose }: RecordCallsProps) {
  const { t } = useTranslation(['matching', 'solidarylists']);
  const { record, writes, disabledReason } = useSolutions();
  const textsOf = useCandidateTexts();
  const { isDoubtful, isAsNotes, note } = useCallNotes();
  const [isReminding, setReminding] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const candidates = candidatesOf(record, hasVolunteers);
  const isLeftOut = useIsLeftOut();
  // The first of each person is their best.
  const byId = new Map(candidates.toReversed().map((one) => [one.driver.userId, one]));
  const calls = useCalls<UserId>(
    ['record', record.id],
    toCall(candidates, isLeftOut, CALLED_AT_ONCE).map(({ driver }) => driver.userId),
    (userId) => byId.has(userId),
  );
  const people = calls.people ?? [];
  const listed = people.flatMap((userId) => byId.get(userId) ?? []);
  const others = toCall(candidates, (userId) => isLeftOut(userId) || people.includes(userId), CALLED_AT_ONCE);

  const answer = async (userId: UserId, given: CallAnswer) => {
    // The same answer twice is one press too many.
    if (calls.answers.get(userId) === given) return;
    setKept(null);
    if (await note(userId, given)) calls.answer(userId, given);
  };
  const beneficiary = {
    id: record.id,
    person: personNameOf({ ...record, id: record.userId ?? record.id }),
    telephone: record.telephone,
  };
  const missed =
    calls.last !== null && calls.answers.get(calls.last) === 'notReached' ? byId.get(calls.last) : undefined;
  const isBlocked = disabledReason !== null || writes.isBusy || (calls.current !== null && isDoubtful(calls.current));
  if (isReminding !== null) {
    return <RemindDialog record={beneficiary} onLog={null} note={isReminding} onClose={() => setReminding(null)} />;
  }
  return (
    <CallList
      title={t('calls.title', { record: [record.id, beneficiary.person].join(' · ') })}
      calls={calls}
      callees={listed.map((candidate) => ({
        key: candidate.driver.userId,
        name: candidate.driver.name,
        kind: <DriverType type={candidate.role} />,
        facts: [...textsOf(candidate).facts, textsOf(candidate).help].filter((fact) => fact !== null),
      }))}
      renderTelephone={(userId) => <Telephone key={userId} userId={userId} />}
      renderBelow={(userId) => renderAfter(userId)}
      onAnswer={isBlocked ? null : (userId, given) => void answer(userId, given)}
      notes={
        <>
          <Caption1>{t(isAsNotes ? 'calls.asNotes' : 'calls.noted')}</Caption1>
          <OutcomeBand subject={record} />
          <div role="status">{kept !== null && <p className={flow.quiet}>{kept}</p>}</div>
          {missed !== undefined && kept === null && (
            <Missed candidate={missed} record={beneficiary} onKept={setKept} onAsk={(text) => setReminding(text)} />
          )}
        </>
      }
      done={
        <p className={flow.quiet}>
          {t(others.length > 0 ? 'solidarylists:calls.moreLeft' : 'solidarylists:calls.noneLeft')}
        </p>
      }
      actions={
        others.length > 0 && (
          <Button onClick={() => calls.add(others.map(({ driver }) => driver.userId))}>
            {t('solidarylists:calls.more', { count: others.length })}
          </Button>
        )
      }
      onClose={onClose}
    />
  );

  function renderAfter(userId: UserId) {
    const candidate = byId.get(userId);
    if (candidate === undefined) return null;
    return (
      <>
        {isDoubtful(userId) && <p className={flow.quiet}>{t('calls.doubt')}</p>}
        <Sentences key={userId} candidate={candidate} hasAccepted={calls.answers.get(userId) === 'yes'} />
        {calls.answers.get(userId) === 'yes' && <AfterYes candidate={candidate} onTask={onTask} onNext={calls.next} />}
      </>
    );
  }
}

/** Returns whether somebody is not called: chosen already, or refused. */
function useIsLeftOut(): (userId: UserId) => boolean {
  const { record } = useSolutions();
  return (userId) =>
    record.drivers.some((driver) => driver.userId === userId) ||
    contactStateOf(record.diary, userId).refused !== undefined;
}

/** The telephone of a driver who was not chosen yet: showing the person asks for it. */
function Telephone({ userId }: { userId: UserId }) {
  const { telephone, canRead, failure, read } = useUserTelephone(userId, true);
  return <BigTelephone telephone={telephone} canRead={canRead} failure={failure} onRetry={read} />;
}

/** What is said to the driver and, after a yes, to the beneficiary. */
function Sentences({ candidate: { driver, names }, hasAccepted }: { candidate: Candidate; hasAccepted: boolean }) {
  const { telephone } = useUserTelephone(driver.userId);
  const spoken = { name: driver.name, givenName: names.givenName, telephone: telephone ?? null, hasAccepted };
  return (
    <>
      <SayCard to="driver" driver={spoken} />
      {hasAccepted && <SayCard to="beneficiary" driver={spoken} />}
    </>
  );
}

interface AfterYesProps {
  candidate: Candidate;
  onTask: (task: Task) => void;
  onNext: () => void;
}

/** What comes after a yes: both are put in touch, or the driver is chosen. */
function AfterYes({ candidate, onTask, onNext }: AfterYesProps) {
  const { t } = useTranslation(['matching', 'solidarylists']);
  const { record, unconfirmed, writes, choiceDisabledReason } = useSolutions();
  const choose = useChoiceOf();
  const { driver } = candidate;
  const match = offeredMatch(candidate, record, unconfirmed);
  const choice = match === null ? null : choose(candidate, match);
  const matchingId = choice?.matchingId ?? null;
  const canChoose = choiceDisabledReason === null && choiceOf(record, unconfirmed, matchingId) === 'open';
  return (
    <div className={flow.lineS}>
      <span>{t('calls.afterYes')}</span>
      <Button
        icon={<LinkRegular />}
        disabledFocusable={writes.isBusy}
        onClick={() => !writes.isBusy && onTask({ kind: 'log', log: 'link', driver, isFromCalls: true })}
      >
        {t('contact.link')}
      </Button>
      {canChoose && choice !== null && matchingId !== null && (
        <Button
          disabledFocusable={writes.isBusy}
          onClick={() =>
            !writes.isBusy && onTask({ kind: 'choose', choice: { ...choice, matchingId }, isFromCalls: true })
          }
        >
          {t('choose.button')}
        </Button>
      )}
      <Button appearance="subtle" onClick={onNext}>
        {t('solidarylists:calls.next')}
      </Button>
    </div>
  );
}

interface MissedProps {
  candidate: Candidate;
  record: { id: number; person: string; telephone: string | null };
  onKept: (text: string) => void;
  /** A former reminder would be lost: the person chooses. */
  onAsk: (note: string) => void;
}

/** Offers to be reminded of somebody who did not answer. */
function Missed({ candidate: { driver }, record, onKept, onAsk }: MissedProps) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const { telephone } = useUserTelephone(driver.userId);
  const { isEvening, isPending, error, remind } = useQuickReminder(record);
  const note = [t('calls.callBack', { name: driver.name }), telephone ? format.phone(telephone) : null]
    .filter(Boolean)
    .join(', ');
  const press = async () => {
    const kept = await remind(note);
    if (kept.outcome === 'asked') onAsk(note);
    if (kept.outcome === 'saved')
      onKept(t(kept.isOnDisk ? 'calls.reminded' : 'calls.remindedInMemory', { when: kept.when }));
  };
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('calls.missed', { name: driver.name })}
        {error !== null && <ErrorLine error={error} />}
      </MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={isPending} onClick={() => !isPending && void press()}>
          {t(isEvening ? 'calls.tonight' : 'calls.tomorrow')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
