import { MenuItem } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordWrites, type WriteTarget } from '#renderer/features/record-actions/useRecordWrites.ts';
import { RemindDialog } from '#renderer/features/reminders/RemindDialog.tsx';
import type { KnownRecord, RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { fullNameOf } from '#shared/full-name.ts';
import { FREE_NOTE } from '#shared/resources/solidaryrecords/actions.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { isOpen, REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import { addressOf } from '#shared/routes.ts';
import { Band, CHANGE_DATES, RowBand } from './Band.tsx';
import { Cards } from './cards/Cards.tsx';
import { PROOFS } from './cards/ProofsCard.tsx';
import { keepZone, takeZone } from './dates-changed.ts';
import type { RecordFacts } from './facts.ts';
import type { OfferId, Offers } from './offers.ts';
import { RecordLine } from './RecordLine.tsx';
import { RecordNotices } from './RecordNotices.tsx';
import { SentFacts } from './SentFacts.tsx';
import { StatusLine } from './StatusLine.tsx';
import { recordShortcuts } from './shortcuts.ts';
import styles from './show.module.css';
import { useRecordCommands } from './useRecordCommands.tsx';
import { useZoneRequests, type ZoneRequests, Zones } from './Zones.tsx';

const Solutions = lazily(async () => (await import('#renderer/features/matching/Solutions.tsx')).Solutions);
const ChangeDates = lazily(
  async () => (await import('#renderer/features/record-form/dates/ChangeDates.tsx')).ChangeDates,
);
const FollowUp = lazily(async () => (await import('../follow-up/FollowUp.tsx')).FollowUp);

interface KnownRecordPageProps {
  id: number;
  known: KnownRecord;
  facts: RecordFacts;
  /** When the copy was read that Back or Forward shows again (`useOpening`). */
  returnedAt: number | null;
}

/** The page of a record of which at least something is known: the record, its last copy, or its row. */
export function KnownRecordPage({ id, known, facts, returnedAt }: KnownRecordPageProps) {
  const can = useCan();
  const dates = useDates(id);
  const { requests } = dates;
  const [isReminding, setReminding] = useState(false);
  const [mapPlace, setMapPlace] = useState<HTMLElement | null>(null);
  const { record, row, isReadable, failure, isReading, read } = known;
  const target = record ?? row;
  const { offers, start, takeStep, isBusy, settle, replacedBy, dialog } = useRecordCommands({
    id,
    record,
    row,
    // While the record is being read for the first time nothing is disabled, because the row has its status.
    isReadable: isReadable || (record === null && failure === null),
    facts,
    requests,
  });
  const readNow = async () => {
    if (await read()) settle();
  };
  const isEditable = can('solidary_update') && isReadable && isOpen(facts.status);
  const changeDates = isEditable && record !== null ? dates.toggle : undefined;
  useRecordKeys({ offers, start, requests, read: () => void readNow(), changeDates });
  const showProofs = () => {
    requests.setZone('request');
    // In a narrow window the zone has to be there first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${PROOFS} h2`)?.focus());
  };
  const isRowAll = record === null && failure !== null && !known.isLooking;
  const zone: RecordPartProps = { id, record, row, isReadable, isRowAll };

  return (
    <div className={styles.page}>
      <RecordLine
        id={id}
        facts={facts}
        record={record}
        offers={offers}
        isBusy={isBusy}
        isReading={isReading}
        onOffer={start}
        onRead={() => void readNow()}
        more={target !== null && <RemindEntry onOpen={() => setReminding(true)} />}
      />
      {isReminding && target !== null && (
        <RecordReminder target={target} facts={facts} onClose={() => setReminding(false)} />
      )}
      <StatusLine {...{ facts, offers, replacedBy, isBusy }} onStep={takeStep} onOffer={start} />
      {record !== null ? (
        <Band record={record} onProofs={showProofs} onDates={changeDates} isChanging={dates.isOpen} />
      ) : (
        row !== null && <RowBand row={row} />
      )}
      {dates.isOpen && record !== null && (
        <div className={styles.change}>
          <Suspense fallback={<LoadingState />}>
            <ChangeDates
              record={record}
              read={readNow}
              isReading={isReading}
              onClose={dates.close}
              onSaved={dates.follow}
            />
          </Suspense>
        </div>
      )}
      <RecordNotices known={known} returnedAt={returnedAt} />
      <Zones current={requests.zone} onCurrent={requests.setZone}>
        {{
          request: renderRequest(),
          solutions: (
            <Suspense fallback={<LoadingState />}>
              <Solutions {...zone} request={requests.solutions} mapPlace={mapPlace} />
            </Suspense>
          ),
          followUp: (
            <Suspense fallback={<LoadingState />}>
              <FollowUp {...zone} request={requests.composer} />
            </Suspense>
          ),
        }}
      </Zones>
      {dialog}
    </div>
  );

  function renderRequest() {
    return (
      <>
        <div ref={setMapPlace} className={flow.unlessEmpty} />
        {renderFacts()}
      </>
    );
  }

  function renderFacts() {
    if (record !== null) return <Cards record={record} isEditable={isEditable} onRead={() => void readNow()} />;
    if (failure === null || row === null) return <LoadingState />;
    return known.sent === null ? <RowFacts row={row} /> : <SentFacts sent={known.sent} />;
  }
}

/** Gives the focus to the button that changes the dates, once it is drawn. */
const focusChangeDates = () => requestAnimationFrame(() => document.getElementById(CHANGE_DATES)?.focus());

/** The change of the dates in place, and the page of the record that a change makes, which goes on where this one was. */
function useDates(id: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [former] = useState(() => takeZone(client, id));
  const requests = useZoneRequests(() => former ?? 'solutions');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (former !== null) focusChangeDates();
  }, [former]);
  const close = () => {
    setOpen(false);
    focusChangeDates();
  };
  return {
    requests,
    isOpen,
    toggle: isOpen ? close : () => setOpen(true),
    close,
    follow: (saved: number) => {
      if (saved === id) return close();
      keepZone(client, saved, requests.zone);
      // The way back does not lead to a record that was replaced.
      void navigate({ to: addressOf('solidaryrecords_show', { id: saved }), replace: true });
    },
  };
}

/** The row of a record that cannot be read (docs/screens/07-solidary-records.md §5.4). */
function RowFacts({ row: { origin, destination, goesAnywhere } }: { row: SolidaryRecordRow }) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <div className={`${flow.stackM} ${styles.cards}`}>
      <Section title={t('zones.request')}>
        <FieldRows>
          <FieldRow label={t('fields.origin')}>{origin.label}</FieldRow>
          <FieldRow label={t('fields.destination')}>{goesAnywhere ? t('values.anywhere') : destination.label}</FieldRow>
        </FieldRows>
      </Section>
    </div>
  );
}

/** The entry of the menu that sets a reminder of the record (docs/screens/07-solidary-records.md §9). */
function RemindEntry({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('reminders');
  return <MenuItem onClick={onOpen}>{t('dialog.save')}</MenuItem>;
}

interface RecordReminderProps {
  target: WriteTarget;
  facts: RecordFacts;
  onClose: () => void;
}

/** The dialog of the reminder, which can note it in the follow-up as a free note, without changing the status. */
function RecordReminder({ target, facts, onClose }: RecordReminderProps) {
  const can = useCan();
  const { act } = useRecordWrites(target);
  const { userId } = target;
  const canLog = can('solidary_update') && userId !== null && facts.status !== REPLACED;
  return (
    <RemindDialog
      record={{ id: target.id, person: fullNameOf(facts), telephone: facts.telephone }}
      onLog={canLog ? (comment) => void act({ action: FREE_NOTE, user: userId, comment, progression: null }) : null}
      onClose={onClose}
    />
  );
}

interface RecordKeys {
  offers: Offers;
  start: (offer: OfferId) => void;
  requests: ZoneRequests;
  read: () => void;
  /** Absent where the dates cannot be changed now. */
  changeDates: (() => void) | undefined;
}

/**
 * The keys of a record's page (docs/screens/07-solidary-records.md §2): A composer, S solutions, L calls, M message to the
 * driver who has the focus, D dates, E edit, F5 reads again. A disabled action has no key.
 */
function useRecordKeys({ offers: { main, menu }, start, requests, read, changeDates }: RecordKeys): void {
  const isOffered = (offer: OfferId) =>
    main === offer || menu.some(({ id, disabledReason }) => id === offer && !disabledReason);
  const canCompose = (['act', 'note'] as const).some(isOffered);
  useShortcut(recordShortcuts.compose, canCompose ? () => requests.compose(null) : undefined);
  useShortcut(recordShortcuts.solutions, () => requests.solve('tabs'));
  useShortcut(recordShortcuts.calls, () => requests.solve('calls'));
  useShortcut(recordShortcuts.message, isOffered('write') ? () => start('write') : undefined);
  useShortcut(recordShortcuts.dates, changeDates);
  useShortcut(recordShortcuts.edit, isOffered('edit') ? () => start('edit') : undefined);
  useShortcut('refresh', read);
}
