import { Button, Field, MessageBar, MessageBarBody, MessageBarTitle, ProgressBar } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionDialogProps } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { useTransfer } from '#renderer/kit/ui/transfer/useTransfer.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { AppError } from '#shared/errors.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { ListDocument, type PrintedList, rowsPerPaper } from './ListDocument.tsx';
import { mostPrintedRows, type ReadRows, readRows } from './read-rows.ts';

/** Rows of the preview: all of them would take as long to show as to print. */
const PREVIEW = 20;

interface ListPrintDialogProps<R extends BaseRow>
  extends Pick<ActionDialogProps, 'resource' | 'query' | 'total' | 'onClose'> {
  list: PrintedList<R>;
}

/** Prints a list with all its pages: says first how much that is, reads the rows, then shows the document. */
export function ListPrintDialog<R extends BaseRow>({ resource, query, total, list, onClose }: ListPrintDialogProps<R>) {
  const { t } = useTranslation(['list', 'common']);
  const { state, start, cancel } = useTransfer<ReadRows<R>>();
  if (state.status === 'done') {
    const { value } = state;
    const isCut = value.rows.length > PREVIEW;
    return (
      <PrintDialog
        name={list.title}
        choices={isCut && <p>{t('list:print.first', { count: PREVIEW })}</p>}
        preview={isCut && <ListDocument list={list} read={value} upTo={PREVIEW} />}
        onClose={onClose}
      >
        <ListDocument list={list} read={value} />
      </PrintDialog>
    );
  }
  const isRunning = state.status === 'running';
  const canStart = total > 0 && total <= mostPrintedRows;
  return (
    <DialogFrame
      title={t('list:print.title')}
      isQuestion={isRunning}
      onDismiss={() => !isRunning && onClose()}
      actions={
        isRunning ? (
          <Button onClick={cancel}>{t('list:print.stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:actions.close')}</Button>
            {canStart && (
              <Button
                appearance="primary"
                autoFocus
                onClick={() => start((options) => readRows<R>(resource.name, query, options))}
              >
                {t('list:print.start')}
              </Button>
            )}
          </>
        )
      }
    >
      {state.status === 'running' ? <Reading progress={state.progress} /> : <Question total={total} list={list} />}
      {state.status === 'failed' && <NotRead error={state.error} />}
    </DialogFrame>
  );
}

/** How many rows there are, how much paper they take, and which columns are printed. */
function Question<R extends BaseRow>({ total, list: { columns } }: { total: number; list: PrintedList<R> }): ReactNode {
  const { t } = useTranslation('list');
  const translate = useTranslate();
  const format = useFormat();
  const shown = format.number(total);
  if (total === 0) return <p>{t('print.none')}</p>;
  if (total > mostPrintedRows) return <p>{t('print.most', { most: format.number(mostPrintedRows), shown })}</p>;
  const count = Math.ceil(total / rowsPerPaper(columns.length));
  const pages = t('print.pages', { count, shown: format.number(count) });
  return (
    <>
      <p>{t('print.what', { count: total, shown, pages })}</p>
      <p>{t('print.columns', { columns: columns.map(({ header }) => translate(header)).join(', ') })}</p>
    </>
  );
}

function Reading({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation('list');
  const format = useFormat();
  const total = progress?.total ?? null;
  return (
    <Field
      label={t('print.running')}
      validationState="none"
      hint={
        progress === null || total === null
          ? undefined
          : t('transfer.done', { done: format.number(progress.done), total: format.number(total) })
      }
    >
      <ProgressBar value={total === null ? undefined : progress?.done} max={total ?? undefined} thickness="large" />
    </Field>
  );
}

function NotRead({ error }: { error: AppError }) {
  const { t } = useTranslation('list');
  const errorText = useErrorText();
  if (error.kind === 'cancelled') {
    return (
      <MessageBar intent="info">
        <MessageBarBody>{t('print.stopped')}</MessageBarBody>
      </MessageBar>
    );
  }
  const { title, detail } = errorText(error);
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('print.failed')}</MessageBarTitle>
        {[title, detail].filter(Boolean).join(' ')}
        <SupportContact error={error} />
      </MessageBarBody>
    </MessageBar>
  );
}
