import { Suspense } from 'react';
import { useCan } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { knownActions } from '#shared/resources/solidaryrecords/actions.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import { addressOf } from '#shared/routes.ts';
import { type KnownRecord, useTakeWritten } from '../record.ts';
import type { ZoneProps } from '../zones.ts';
import { Cards } from './cards/Cards.tsx';
import type { RecordFacts } from './facts.ts';
import { groupOf, type OfferId, offersOf } from './offers.ts';
import { RecordNotices } from './RecordNotices.tsx';
import { RecordTop } from './RecordTop.tsx';
import { isOfPlatform } from './readable.ts';
import { SubHeader } from './SubHeader.tsx';
import styles from './show.module.css';
import { useZoneRequests } from './useZoneRequests.ts';
import { Zones } from './Zones.tsx';

const Solutions = lazily(async () => (await import('../solutions/Solutions.tsx')).Solutions);
const FollowUp = lazily(async () => (await import('../life/FollowUp.tsx')).FollowUp);

interface KnownRecordPageProps {
  id: number;
  known: KnownRecord;
  facts: RecordFacts;
}

/** The page of a record of which something is known: the record, its last copy, or its row alone. */
export function KnownRecordPage({ id, known, facts }: KnownRecordPageProps) {
  const can = useCan();
  const { open } = useNavigation();
  const requests = useZoneRequests();
  const onWritten = useTakeWritten(id);
  const { record, row, failure, isReading, read } = known;
  const isReadable = record !== null && (failure === null || !isOfPlatform(failure));
  const replacedBy = record?.replacedBy ?? null;
  const offers = offersOf({
    status: facts.status,
    isReadable,
    hasCopy: record !== null,
    canUpdate: can('solidary_update'),
    canCreate: can('solidary_create'),
  });
  const isEditable = can('solidary_update') && isReadable && isOpen(facts.status);
  const isBusy = false;
  const zone: ZoneProps = { id, record, row, isReadable, isBusy, onWritten };

  const start: Readonly<Record<OfferId, () => void>> = {
    take: () => undefined,
    progress: () => undefined,
    close: () => undefined,
    reopen: () => undefined,
    search: () => requests.solve('tabs'),
    choose: () => requests.solve('tabs'),
    write: () => requests.solve('message'),
    act: () => requests.compose(groupOf(facts.status)),
    follow: () => requests.compose(groupOf(facts.status)),
    note: () => requests.compose(knownActions.free.type),
    edit: () => void open(addressOf('solidaryrecords_edit', { id })),
    redo: () => void open(`${addressOf('solidaryrecords_create')}?from=${id}`),
    openNewer: () => replacedBy !== null && void open(addressOf('solidaryrecords_show', { id: replacedBy })),
  };

  return (
    <div className={styles.page}>
      <RecordTop
        id={id}
        facts={facts}
        offers={offers}
        replacedBy={replacedBy}
        isBusy={isBusy}
        isReading={isReading}
        onOffer={(offer) => start[offer]()}
        onRead={() => void read()}
        more={null}
      />
      <SubHeader record={record} facts={facts} />
      <RecordNotices known={known} />
      <Zones current={requests.zone} onCurrent={requests.setZone}>
        {{
          request: record === null ? <LoadingState /> : <Cards record={record} isEditable={isEditable} />,
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
    </div>
  );
}
