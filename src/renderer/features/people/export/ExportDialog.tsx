import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { TransferDialog } from '#renderer/kit/ui/transfer/TransferDialog.tsx';
import { TransferFailure, TransferNumbers } from '#renderer/kit/ui/transfer/TransferEnd.tsx';
import type { AppError } from '#shared/errors.ts';
import type { ExportResult } from '#shared/ipc/export.ts';
import type { ExportKind } from '#shared/resources/users/export-kinds.ts';
import { peopleList } from '../lists.ts';
import { ExportChoices } from './ExportChoices.tsx';
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

const numbers = ['written', 'received', 'listed', 'leftOut'] as const;

/** The number of people in the file, compared with the list. */
function ExportNumbers({ result, kind }: { result: ExportResult; kind: ExportKind }) {
  const { t } = useTranslation('users');
  const named = numbers.map((name) => ({ label: t(`export.result.${name}`), value: result[name] }));
  return (
    <>
      <TransferNumbers fileName={result.fileName} missing={result.missing} bound={result.bound} numbers={named} />
      {result.leftOut > 0 && <p className={flow.faint}>{t('export.leftOutNote')}</p>}
      {kind === 'extended' && result.written > result.listed && (
        <p className={flow.faint}>{t('export.severalLinesNote')}</p>
      )}
    </>
  );
}

/** The platform refused the parameters, not the user (docs/screens/02-users-hitchhikers.md §3). */
const isFormatRefused = (error: AppError) => error.kind === 'invalid' && (error.status === 400 || error.status === 406);

/** The outcome without a file, and why. */
function ExportFailure({ error }: { error: AppError }) {
  const { t } = useTranslation('users');
  const title = isFormatRefused(error) ? t('export.formatRefused') : undefined;
  return <TransferFailure error={error} title={title} context="users" />;
}
