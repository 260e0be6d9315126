import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { TransferDialog } from '#renderer/kit/ui/transfer/TransferDialog.tsx';
import { peopleList } from '../lists.ts';
import { ExportChoices } from './ExportChoices.tsx';
import { ExportFailure, ExportNumbers } from './ExportEnd.tsx';
import { canResolve, droppedFilters, type ExportChoice, exportRequest } from './request.ts';

/** Exports a list of people, a selection in it, or all of them, to a file (docs/screens/02-users-hitchhikers.md §3). */
export function ExportDialog({ resource, query, total, chosen, onClose }: QueryDialogProps) {
  const { t } = useTranslation('users');
  const [choice, setChoice] = useState<ExportChoice>({
    scope: chosen === undefined ? 'current' : 'selection',
    kind: 'standard',
    format: 'excel',
    unsupported: 'resolve',
  });
  const subject = { list: peopleList(resource.name), query, total, chosen };
  const isTooLong =
    choice.unsupported === 'resolve' && droppedFilters(choice, subject).length > 0 && !canResolve(subject);
  return (
    <TransferDialog
      title={t(`export.title.${subject.list}`)}
      canStart={!isTooLong}
      run={async (options) => invoke('users.export', await exportRequest(choice, subject, options), options)}
      done={(result) => <ExportNumbers result={result} kind={choice.kind} />}
      failed={(error) => <ExportFailure error={error} />}
      onClose={onClose}
    >
      <ExportChoices choice={choice} subject={subject} onChoice={setChoice} />
    </TransferDialog>
  );
}
