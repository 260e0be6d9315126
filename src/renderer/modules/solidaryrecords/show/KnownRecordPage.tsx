import { Suspense, useState } from 'react';
import type { KnownRecord, RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import { Cards } from './cards/Cards.tsx';
import type { RecordFacts } from './facts.ts';
import { RecordNotices } from './RecordNotices.tsx';
import { RecordTop } from './RecordTop.tsx';
import { RecordReminder, RemindEntry } from './RemindEntry.tsx';
import { RowFacts } from './RowFacts.tsx';
import { SentFacts } from './SentFacts.tsx';
import { SubHeader } from './SubHeader.tsx';
import styles from './show.module.css';
import { useRecordCommands } from './useRecordCommands.tsx';
import { useRecordKeys } from './useRecordKeys.ts';
import { useZoneRequests } from './useZoneRequests.ts';
import { Zones } from './Zones.tsx';

const Solutions = lazily(async () => (await import('#renderer/features/matching/Solutions.tsx')).Solutions);
const FollowUp = lazily(async () => (await import('../follow-up/FollowUp.tsx')).FollowUp);

interface KnownRecordPageProps {
  id: number;
  known: KnownRecord;
  facts: RecordFacts;
  /** When the copy was read that Back or Forward shows again (`useOpening`). */
  returnedAt: number | null;
}

/** The page of a record of which something is known: the record, its last copy, or its row alone. */
export function KnownRecordPage({ id, known, facts, returnedAt }: KnownRecordPageProps) {
  const can = useCan();
  const requests = useZoneRequests();
  const [isReminding, setReminding] = useState(false);
  const { record, row, isReadable, failure, isReading, read } = known;
  const target = record ?? row;
  const { offers, start, isBusy, settle, replacedBy, dialog } = useRecordCommands({
    id,
    record,
    row,
    // While it is read for the first time nothing is withheld: the row says how far it is.
    isReadable: isReadable || (record === null && failure === null),
    facts,
    requests,
  });
  const readNow = async () => {
    if (await read()) settle();
  };
  useRecordKeys({ offers, start, requests, read: () => void readNow() });
  const isRowAll = record === null && failure !== null && !known.isLooking;
  const zone: RecordPartProps = { id, record, row, isReadable, isRowAll };
  const isEditable = can('solidary_update') && isReadable && isOpen(facts.status);

  return (
    <div className={styles.page}>
      <RecordTop
        id={id}
        facts={facts}
        record={record}
        offers={offers}
        replacedBy={replacedBy}
        isBusy={isBusy}
        isReading={isReading}
        onOffer={start}
        onRead={() => void readNow()}
        more={target !== null && <RemindEntry onOpen={() => setReminding(true)} />}
      />
      {isReminding && target !== null && (
        <RecordReminder target={target} facts={facts} onClose={() => setReminding(false)} />
      )}
      <SubHeader record={record} facts={facts} />
      <RecordNotices known={known} returnedAt={returnedAt} />
      <Zones current={requests.zone} onCurrent={requests.setZone}>
        {{
          request: renderRequest(),
          solutions: (
            <Suspense fallback={<LoadingState />}>
              <Solutions {...zone} asked={requests.solutions} />
            </Suspense>
          ),
          followUp: (
            <Suspense fallback={<LoadingState />}>
              <FollowUp {...zone} asked={requests.composer} />
            </Suspense>
          ),
        }}
      </Zones>
      {dialog}
    </div>
  );

  function renderRequest() {
    if (record !== null) return <Cards record={record} isEditable={isEditable} onRead={() => void readNow()} />;
    if (failure === null || row === null) return <LoadingState />;
    return known.sent === null ? <RowFacts row={row} /> : <SentFacts sent={known.sent} />;
  }
}
