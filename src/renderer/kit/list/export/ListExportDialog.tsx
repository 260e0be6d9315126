import {
  Button,
  Field,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { ListExportResult } from '#shared/ipc/lists.ts';
import { invoke } from '../../bridge.ts';
import { DialogFrame } from '../../dialog/DialogFrame.tsx';
import { useErrorText } from '../../errors/useErrorText.ts';
import { useFormat } from '../../format.ts';
import { TransferProgress } from '../../transfer/TransferProgress.tsx';
import { useTransfer } from '../../transfer/useTransfer.ts';
import type { ActionDialogProps } from '../definition.ts';
import styles from './Export.module.css';

type FileFormat = RequestOf<'lists.export'>['format'];

/** Writes the list on screen, all its pages, into a file: for lists that the platform does not export (screens 01 §5). */
export function ListExportDialog({ resource, query, total, columns, onClose }: ActionDialogProps) {
  const { t } = useTranslation('list');
  const format = useFormat();
  const { state, start, cancel, reset } = useTransfer<ListExportResult>();
  const [fileFormat, setFileFormat] = useState<FileFormat>('excel');
  const isRunning = state.status === 'running';

  const run = () =>
    start((options) =>
      invoke('lists.export', { resource: resource.name, query, columns: [...columns], format: fileFormat }, options),
    );

  return (
    <DialogFrame
      title={t('export.title')}
      isQuestion={isRunning}
      onDismiss={() => !isRunning && onClose()}
      actions={buttons()}
    >
      {content()}
    </DialogFrame>
  );

  function content() {
    switch (state.status) {
      case 'idle':
        return (
          <>
            <p>{t('export.what', { count: total, shown: format.number(total) })}</p>
            <ul className={styles.columns}>
              {columns.map(({ title, field }) => (
                <li key={field}>{title}</li>
              ))}
            </ul>
            <Field label={t('export.format')}>
              <RadioGroup
                value={fileFormat}
                onChange={(_, { value }) => setFileFormat(value === 'plain' ? 'plain' : 'excel')}
              >
                <Radio value="excel" label={t('export.excel')} />
                <Radio value="plain" label={t('export.plain')} />
              </RadioGroup>
            </Field>
            <p className={styles.note}>{t('export.raw')}</p>
          </>
        );
      case 'running':
        return <TransferProgress progress={state.progress} label={t('export.running')} />;
      case 'done':
        return <Result result={state.value} />;
      case 'failed':
        return <Failure error={state.error} />;
    }
  }

  function buttons() {
    if (isRunning) return <Button onClick={cancel}>{t('transfer.cancel')}</Button>;
    return (
      <>
        <Button onClick={onClose}>{t('transfer.close')}</Button>
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

function Result({ result: { fileName, written, leftOut } }: { result: ListExportResult }) {
  const { t } = useTranslation('list');
  const format = useFormat();
  return (
    <>
      <MessageBar intent="success">
        <MessageBarBody>{t('export.done', { fileName })}</MessageBarBody>
      </MessageBar>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('export.written')}</dt>
          <dd>{format.number(written)}</dd>
        </div>
        {leftOut > 0 && (
          <div>
            <dt>{t('export.leftOut')}</dt>
            <dd>{format.number(leftOut)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function Failure({ error }: { error: AppError }) {
  const { t } = useTranslation('list');
  const errorText = useErrorText();
  if (error.kind === 'cancelled') {
    return (
      <MessageBar intent="info">
        <MessageBarBody>{t('export.cancelled')}</MessageBarBody>
      </MessageBar>
    );
  }
  const { title, detail } = errorText(error);
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {detail} {t('export.failed')}
      </MessageBarBody>
    </MessageBar>
  );
}
