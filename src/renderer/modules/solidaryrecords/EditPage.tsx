import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#renderer/features/record-form/edit/EditForm.tsx';
import { useSolidaryRecord } from '#renderer/features/solidary/records/known-record.ts';
import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { PageStatus } from '#renderer/kit/ui/page/PageSlot.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { toAppError } from '#shared/failure.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { CLOSED, isOpen } from '#shared/resources/solidaryrecords/status.ts';
import { addressOf } from '#shared/routes.ts';
import { UnreadRecord } from './show/UnreadRecord.tsx';
import { recordTitle } from './title.ts';

/**
 * `/solidaryrecords/{id}` (docs/screens/07-solidary-records.md §6.2). A record that was read on its page is not read
 * again, because reading has effects: the list is checked for newer changes before anything is sent.
 */
export function EditPage({ id }: { id: number }) {
  const { t } = useTranslation('solidaryrecords');
  const known = useSolidaryRecord(id);
  const { record, failure } = known;
  const open = useEffectEvent((shown: number) => {
    if (record?.id !== shown) void known.read();
  });
  useEffect(() => open(id), [id]);
  usePageLabel(record && recordTitle(record, t('show.title', { id })), record?.familyName ?? undefined);
  if (record === null)
    return failure === null ? <LoadingState /> : <UnreadRecord id={id} known={known} failure={failure} />;
  if (!isOpen(record.status)) return <NotEditable record={record} />;
  return (
    <>
      <PageStatus>
        <span>{t('show.label', { id })}</span>
      </PageStatus>
      <WithStructure key={id} record={record} read={known.read} isReading={known.isReading} />
    </>
  );
}

/** Leads from a closed or replaced record to its page, with the reason. */
function NotEditable({ record: { id, status } }: { record: RecordItem }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const lead = useEffectEvent(() => {
    notify({ context: 'solidaryrecords', name: status === CLOSED ? 'editClosed' : 'editReplaced', outcome: 'error' });
    void navigate({ to: addressOf('solidaryrecords_show', { id }), replace: true });
  });
  useEffect(() => lead(), []);
  return <LoadingState />;
}

interface WithStructureProps {
  record: RecordItem;
  read: () => Promise<unknown>;
  isReading: boolean;
}

/** The form, once the structure was read or was found to be unreadable. */
function WithStructure(props: WithStructureProps) {
  const { structureId } = props.record;
  const { state, structure, thrown, retry } = useRecordStructure(structureId);
  if (state === 'loading') return <LoadingState />;
  if (state === 'failed') return <ErrorState error={toAppError(thrown)} context="solidarystructures" onRetry={retry} />;
  return <EditForm {...props} structure={structure} isRefused={state === 'refused'} />;
}
