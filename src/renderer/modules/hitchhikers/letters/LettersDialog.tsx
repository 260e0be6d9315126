import { Button, Field, MessageBar, MessageBarBody, MessageBarTitle, ProgressBar } from '@fluentui/react-components';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { type TransferState, useTransfer } from '#renderer/kit/ui/transfer/useTransfer.ts';
import type { AppError } from '#shared/errors.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { LettersPrint } from './LettersPrint.tsx';
import { type FindPeople, type ReadRecipients, readRecipients } from './read-recipients.ts';
import type { OnNoted } from './recipients.ts';

interface LettersDialogProps {
  find: FindPeople;
  /** Told also after this is closed: what notes it goes on in main. */
  onNoted?: OnNoted | undefined;
  onClose: () => void;
}

/** Letters and labels for some people: finds them and reads the address of each first, then shows what is printed. */
export function LettersDialog({ find, onNoted, onClose }: LettersDialogProps) {
  const { t } = useTranslation(['hitchhikers', 'common', 'list']);
  const { state, start, cancel } = useTransfer<ReadRecipients>();
  const begin = () => start((options) => readRecipients(find, options));
  const beginAtOnce = useEffectEvent(begin);
  useEffect(() => beginAtOnce(), []);
  if (state.status === 'done' && !isNobody(state.value)) {
    return <LettersPrint {...state.value} onNoted={onNoted} onClose={onClose} />;
  }
  const isReading = state.status === 'idle' || state.status === 'running';
  return (
    <DialogFrame
      title={t('hitchhikers:letters.title')}
      isQuestion={isReading}
      onDismiss={() => !isReading && onClose()}
      actions={
        isReading ? (
          <Button autoFocus onClick={cancel}>
            {t('list:print.stop')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:actions.close')}</Button>
            <Button appearance="primary" autoFocus onClick={begin}>
              {t('common:states.retry')}
            </Button>
          </>
        )
      }
    >
      <Told state={state} />
    </DialogFrame>
  );
}

/** Whether letters are for nobody: all was done by somebody else meanwhile. */
const isNobody = ({ recipients, gone, unreadable = 0 }: ReadRecipients) =>
  recipients.length + gone.length + unreadable === 0;

/** How far the reading is, or why nothing is printed. */
function Told({ state }: { state: TransferState<ReadRecipients> }) {
  const { t } = useTranslation('hitchhikers');
  switch (state.status) {
    case 'failed':
      return <NotRead error={state.error} />;
    case 'done':
      return (
        <MessageBar intent="info">
          <MessageBarBody>{t('letters.nobody')}</MessageBarBody>
        </MessageBar>
      );
    default:
      return <Reading progress={state.status === 'running' ? state.progress : null} />;
  }
}

function Reading({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation(['hitchhikers', 'list']);
  const format = useFormat();
  const { phase = 'resolve', done = 0, total = null } = progress ?? {};
  const bar = total === null ? {} : { value: done, max: total };
  return (
    <Field
      label={t(phase === 'read' ? 'hitchhikers:letters.reading' : 'hitchhikers:letters.finding')}
      validationState="none"
      hint={
        total === null ? undefined : t('list:transfer.done', { done: format.number(done), total: format.number(total) })
      }
    >
      <ProgressBar {...bar} thickness="large" />
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
