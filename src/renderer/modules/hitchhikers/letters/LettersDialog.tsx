import { Button, Field, MessageBar, MessageBarBody, MessageBarTitle, ProgressBar } from '@fluentui/react-components';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { useTransfer } from '#renderer/kit/ui/transfer/useTransfer.ts';
import type { AppError } from '#shared/errors.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { LettersPrint } from './LettersPrint.tsx';
import { type ReadRecipients, readRecipients } from './read-recipients.ts';
import type { Noted } from './recipients.ts';

interface LettersDialogProps {
  people: readonly { id: number; name: string }[];
  onClose: (noted: Noted) => void;
}

const nothing: Noted = { isLetterPrinted: [], isLetterPosted: [] };

/** Letters and labels for some people: reads the address of each first, then shows what is printed. */
export function LettersDialog({ people, onClose }: LettersDialogProps) {
  const { t } = useTranslation(['hitchhikers', 'common', 'list']);
  const { state, start, cancel } = useTransfer<ReadRecipients>();
  const begin = () => start((options) => readRecipients(people, options));
  const beginAtOnce = useEffectEvent(begin);
  useEffect(() => beginAtOnce(), []);
  if (state.status === 'done') return <LettersPrint {...state.value} onClose={onClose} />;
  const isFailed = state.status === 'failed';
  return (
    <DialogFrame
      title={t('hitchhikers:letters.title')}
      isQuestion={!isFailed}
      onDismiss={() => isFailed && onClose(nothing)}
      actions={
        isFailed ? (
          <>
            <Button onClick={() => onClose(nothing)}>{t('common:actions.close')}</Button>
            <Button appearance="primary" autoFocus onClick={begin}>
              {t('common:states.retry')}
            </Button>
          </>
        ) : (
          <Button autoFocus onClick={cancel}>
            {t('list:print.stop')}
          </Button>
        )
      }
    >
      {isFailed ? (
        <NotRead error={state.error} />
      ) : (
        <Reading progress={state.status === 'running' ? state.progress : null} total={people.length} />
      )}
    </DialogFrame>
  );
}

function Reading({ progress, total }: { progress: Progress | null; total: number }) {
  const { t } = useTranslation(['hitchhikers', 'list']);
  const format = useFormat();
  const done = progress?.done ?? 0;
  return (
    <Field
      label={t('hitchhikers:letters.reading')}
      validationState="none"
      hint={t('list:transfer.done', { done: format.number(done), total: format.number(total) })}
    >
      <ProgressBar value={done} max={total} thickness="large" />
    </Field>
  );
}

function NotRead({ error }: { error: AppError }) {
  const { t } = useTranslation('hitchhikers');
  const errorText = useErrorText();
  if (error.kind === 'cancelled') {
    return (
      <MessageBar intent="info">
        <MessageBarBody>{t('letters.stopped')}</MessageBarBody>
      </MessageBar>
    );
  }
  const { title, detail } = errorText(error, { context: 'users' });
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('letters.notRead')}</MessageBarTitle>
        {[title, detail].filter(Boolean).join(' ')}
        <SupportContact error={error} />
      </MessageBarBody>
    </MessageBar>
  );
}
