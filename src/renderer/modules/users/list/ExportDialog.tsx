import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { type InvokeOptions, invoke } from '#renderer/kit/bridge.ts';
import { useErrorText } from '#renderer/kit/errors/useErrorText.ts';
import { useReturnFocus } from '#renderer/kit/focus/useReturnFocus.ts';
import { useFormat } from '#renderer/kit/format.ts';
import { TransferProgress } from '#renderer/kit/transfer/TransferProgress.tsx';
import { useTransfer } from '#renderer/kit/transfer/useTransfer.ts';
import { type AppError, AppFailure } from '#shared/errors.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { ExportResult } from '#shared/ipc/transfer.ts';
import styles from './ExportDialog.module.css';

type ExportRequest = RequestOf<'users.export'>;
type ExportScope = 'selection' | 'current' | 'all';
type Selected = QueryDialogProps['chosen'];

/** As many people as can be named one by one. */
const MOST_NAMED = 10_000;

const scopeOf = (value: string): ExportScope => (value === 'all' || value === 'selection' ? value : 'current');

function countOf(chosen: Selected): number {
  if (chosen === undefined) return 0;
  return chosen.kind === 'ids' ? chosen.ids.length : chosen.total - chosen.except.length;
}

/** The people of a selection, one by one: everybody that its query finds but those left out. */
async function idsOf(chosen: NonNullable<Selected>, options: InvokeOptions): Promise<number[] | undefined> {
  if (chosen.kind === 'ids') return [...chosen.ids];
  // Nobody left out: the export of the list is the same, at any size.
  if (chosen.except.length === 0) return undefined;
  // As above: a query of users.
  const query = chosen.query as RequestOf<'users.ids'>['query'];
  // More than can be named one by one must not become a file that misses some.
  if (countOf(chosen) > MOST_NAMED) throw new AppFailure({ kind: 'conflict', reason: 'tooMany' });
  const { ids } = await invoke('users.ids', { query, except: [...chosen.except], limit: MOST_NAMED }, options);
  return ids;
}

/** Exports the list on screen, or all users, into a file that the person chooses (screens 02 §3, standard export). */
export function ExportDialog({ query, total, chosen, onClose }: QueryDialogProps) {
  const { t } = useTranslation(['users', 'list']);
  const format = useFormat();
  useReturnFocus();
  const { state, start, cancel, reset } = useTransfer<ExportResult>();
  const [scope, setScope] = useState<ExportScope>(chosen === undefined ? 'current' : 'selection');
  const [fileFormat, setFileFormat] = useState<ExportRequest['format']>('excel');
  const isRunning = state.status === 'running';
  const isFiltered = Object.keys(query.filters).length > 0;
  const count = countOf(chosen);

  const run = () =>
    start(async (options) => {
      // The list builds its query from the filters and sorts of this same resource.
      const current = query as ExportRequest['query'];
      const selection = scope === 'selection' && chosen !== undefined ? await idsOf(chosen, options) : undefined;
      const asked = { query: scope === 'all' ? null : current, format: fileFormat, selection };
      return invoke('users.export', asked, options);
    });

  const rows = { count: total, shown: format.number(total) };
  return (
    <Dialog
      open
      modalType={isRunning ? 'alert' : 'modal'}
      onOpenChange={(_, { open }) => !open && !isRunning && onClose()}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('export.title')}</DialogTitle>
          <DialogContent className={styles.content}>{content()}</DialogContent>
          <DialogActions>{buttons()}</DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );

  function content() {
    switch (state.status) {
      case 'idle':
        return (
          <>
            <Field label={t('export.scope')}>
              <RadioGroup value={scope} onChange={(_, { value }) => setScope(scopeOf(value))}>
                {count > 0 && (
                  <Radio value="selection" label={t('export.selection', { count, shown: format.number(count) })} />
                )}
                <Radio value="current" label={t(isFiltered ? 'export.filtered' : 'export.current', rows)} />
                <Radio value="all" label={t('export.all')} />
              </RadioGroup>
            </Field>
            <Field label={t('export.format')}>
              <RadioGroup
                value={fileFormat}
                onChange={(_, { value }) => setFileFormat(value === 'plain' ? 'plain' : 'excel')}
              >
                <Radio value="excel" label={t('export.excel')} />
                <Radio value="plain" label={t('export.plain')} />
              </RadioGroup>
            </Field>
            <p className={styles.note}>{t('export.asked')}</p>
          </>
        );
      case 'running':
        return <TransferProgress progress={state.progress} label={t('export.running')} />;
      case 'done':
        return <ResultTable result={state.value} />;
      case 'failed':
        return <Failure error={state.error} />;
    }
  }

  function buttons() {
    if (isRunning) return <Button onClick={cancel}>{t('list:transfer.cancel')}</Button>;
    return (
      <>
        <Button onClick={onClose}>{t(state.status === 'idle' ? 'export.cancel' : 'list:transfer.close')}</Button>
        {state.status === 'idle' && (
          <Button appearance="primary" onClick={run}>
            {t('export.start')}
          </Button>
        )}
        {state.status === 'failed' && (
          <Button appearance="primary" onClick={reset}>
            {t('export.again')}
          </Button>
        )}
      </>
    );
  }
}

function ResultTable({ result }: { result: ExportResult }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const numbers = ['written', 'received', 'listed', 'leftOut'] as const;
  return (
    <>
      <MessageBar intent="success">
        <MessageBarBody>{t('export.done', { fileName: result.fileName })}</MessageBarBody>
      </MessageBar>
      <dl className={styles.numbers}>
        {numbers.map((name) => (
          <div key={name}>
            <dt>{t(`export.result.${name}`)}</dt>
            <dd>{format.number(result[name])}</dd>
          </div>
        ))}
      </dl>
      {result.leftOut > 0 && <p className={styles.note}>{t('export.leftOutNote')}</p>}
    </>
  );
}

function Failure({ error }: { error: AppError }) {
  const { t } = useTranslation('users');
  const errorText = useErrorText();
  if (error.kind === 'cancelled') {
    return (
      <MessageBar intent="info">
        <MessageBarBody>{t('export.cancelled')}</MessageBarBody>
      </MessageBar>
    );
  }
  const { title, detail } = errorText(error, { context: 'user' });
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {detail} {t('export.failed')}
      </MessageBarBody>
    </MessageBar>
  );
}
