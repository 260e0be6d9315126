import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { type StopByHand, stopByHandOf } from '#renderer/features/record-actions/guards.ts';
import { type RecordSubject, subjectOf } from '#renderer/features/record-actions/subject.ts';
import { useRecordWrites } from '#renderer/features/record-actions/useRecordWrites.ts';
import { COPY_OF, keepCopy } from '#renderer/features/record-form/copy.ts';
import { useCanBeginRecord } from '#renderer/features/solidary/local/current-structure.ts';
import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { knownActions, PROGRESS_BY_HAND } from '#shared/resources/solidaryrecords/actions.ts';
import { FOLLOWED, SEARCHING, stopOf, TAKEN } from '#shared/resources/solidaryrecords/status.ts';
import { addressOf } from '#shared/routes.ts';
import type { RecordFacts } from './facts.ts';
import { groupOf, type OfferId, type Offers, offersOf, type Step } from './offers.ts';
import type { ZoneRequests } from './Zones.tsx';

const dialogs = {
  progress: lazily(
    async () => (await import('#renderer/features/record-actions/dialogs/ProgressDialog.tsx')).ProgressDialog,
  ),
  close: lazily(async () => (await import('#renderer/features/record-actions/dialogs/CloseDialog.tsx')).CloseDialog),
  reopen: lazily(async () => (await import('#renderer/features/record-actions/dialogs/ReopenDialog.tsx')).ReopenDialog),
};

/** The dialog of an action that is open; `initial` is the stop that the progress is set to at first. */
type OpenDialog = { name: 'progress'; initial?: StopByHand } | { name: 'close' | 'reopen' };

interface RecordCommandsInput extends Pick<RecordPartProps, 'id' | 'record' | 'row' | 'isReadable'> {
  facts: RecordFacts;
  requests: ZoneRequests;
}

interface RecordCommands {
  offers: Offers;
  start: (offer: OfferId) => void;
  /** Does what a step of the status line stands for. */
  takeStep: (step: Step) => void;
  /** A write of the record is running, started from any part of the page. */
  isBusy: boolean;
  /** To be called when the record was read on demand. */
  settle: () => void;
  /** Number of the record that replaced this one; null where there is none, or it is not known. */
  replacedBy: number | null;
  dialog: ReactNode;
}

/** The commands of the header, its menu and the keys (docs/screens/07-solidary-records.md §4.2). */
export function useRecordCommands({
  id,
  record,
  row,
  isReadable,
  facts,
  requests,
}: RecordCommandsInput): RecordCommands {
  const can = useCan();
  const client = useQueryClient();
  const { open } = useNavigation();
  const { isBusy, act, settle } = useRecordWrites({ ...facts, id });
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const subject = subjectOf(record, row, isReadable);
  const replacedBy = record?.replacedBy ?? null;
  const offers = offersOf({
    status: facts.status,
    isReadable,
    hasCopy: record !== null,
    canUpdate: can('solidary_update'),
    canCreate: useCanBeginRecord(),
  });

  const take = () => {
    const { userId } = facts;
    if (userId === null) return;
    void act({ action: PROGRESS_BY_HAND, user: userId, comment: null, progression: stopOf[TAKEN] });
  };
  const runs: Readonly<Record<OfferId, () => void>> = {
    take,
    progress: () => setOpenDialog({ name: 'progress' }),
    followUp: () => setOpenDialog({ name: 'progress', initial: stopByHandOf[FOLLOWED] }),
    close: () => setOpenDialog({ name: 'close' }),
    reopen: () => setOpenDialog({ name: 'reopen' }),
    search: () => {
      const { userId } = facts;
      if (userId !== null) {
        void act({ action: PROGRESS_BY_HAND, user: userId, comment: null, progression: stopOf[SEARCHING] });
      }
      requests.solve('calls');
    },
    choose: () => requests.solve('tabs'),
    write: () => requests.solve('message'),
    act: () => requests.compose(groupOf(facts.status)),
    note: () => requests.compose(knownActions.free.type),
    edit: () => void open(addressOf('solidaryrecords_edit', { id })),
    redo: () => {
      if (record === null) return;
      keepCopy(client, { from: id, userId: record.userId, draft: record, isWithoutDates: true });
      void open(`${addressOf('solidaryrecords_create')}?${COPY_OF}=${id}`);
    },
    openNewer: () => replacedBy !== null && void open(addressOf('solidaryrecords_show', { id: replacedBy })),
  };
  const takeStep = (step: Step) => {
    if (step.kind === 'act') requests.compose(groupOf(facts.status));
    else if (step.kind === 'stop') setOpenDialog({ name: 'progress', initial: step.stop });
    else setOpenDialog({ name: step.kind });
  };
  return {
    offers,
    start: (offer) => runs[offer](),
    takeStep,
    isBusy,
    settle,
    replacedBy,
    dialog: openDialog !== null && subject !== null && (
      <Suspense>
        <ActionDialog open={openDialog} subject={subject} onClose={() => setOpenDialog(null)} />
      </Suspense>
    ),
  };
}

interface ActionDialogProps {
  open: OpenDialog;
  subject: RecordSubject;
  onClose: () => void;
}

function ActionDialog({ open, subject, onClose }: ActionDialogProps) {
  if (open.name !== 'progress') {
    const Dialog = dialogs[open.name];
    return <Dialog subject={subject} onClose={onClose} />;
  }
  const { initial } = open;
  return <dialogs.progress subject={subject} onClose={onClose} {...(initial !== undefined && { initial })} />;
}
