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
import { invoke } from '#renderer/kit/bridge.ts';
import { useErrorText } from '#renderer/kit/errors/useErrorText.ts';
import { useReturnFocus } from '#renderer/kit/focus/useReturnFocus.ts';
import { useFormat } from '#renderer/kit/format.ts';
import type { ActionDialogProps } from '#renderer/kit/list/definition.ts';
import { TransferProgress } from '#renderer/kit/transfer/TransferProgress.tsx';
import { useTransfer } from '#renderer/kit/transfer/useTransfer.ts';
import type { AppError } from '#shared/errors.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { ExportResult } from '#shared/ipc/transfer.ts';
import styles from './ExportDialog.module.css';

type ExportRequest = RequestOf<'users.export'>;

/** Exports the list on screen, or all users, into a file that the person chooses (screens 02 §3, standard export). */
export function ExportDialog({ query, total, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['users', 'list']);
  const format = useFormat();
  useReturnFocus();
  const { state, start, cancel, reset } = useTransfer<ExportResult>();
  const [scope, setScope] = useState<'current' | 'all'>('current');
  const [fileFormat, setFileFormat] = useState<ExportRequest['format']>('excel');
  const isRunning = state.status === 'running';
  const isFiltered = Object.keys(query.filters).length > 0;

  const run = () =>
    start((options) => {
      // The list builds its query from the filters and sorts of this same resource.
      const current = query as ExportRequest['query'];
      return invoke('users.export', { query: scope === 'all' ? null : current, format: fileFormat }, options);
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
              <RadioGroup value={scope} onChange={(_, { value }) => setScope(value === 'all' ? 'all' : 'current')}>
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
