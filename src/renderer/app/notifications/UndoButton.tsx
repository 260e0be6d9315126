import { Button, Spinner } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNotify } from '#renderer/kit/notify.ts';
import { toAppError } from '#shared/failure.ts';
import { type Message, useMessages } from './messages.ts';

/** Takes back what a message tells, beside it and in the list of messages; once done it says so. */
export function UndoButton({ message: { id, undo }, className }: { message: Message; className?: string }) {
  const { t } = useTranslation('actions');
  const messages = useMessages();
  const notify = useNotify();
  if (undo === undefined) return null;
  if (undo === 'done') return <span>{t('undo.done')}</span>;
  const takeBack = () =>
    messages.undo(id).then(
      () => {
        messages.dismiss(id);
        notify({ context: 'undo', name: 'undone', outcome: 'success' });
      },
      (thrown: unknown) => notify({ context: 'undo', name: 'undone', outcome: 'error', error: toAppError(thrown) }),
    );
  const isRunning = undo === 'running';
  return (
    <Button
      size="small"
      appearance="outline"
      className={className}
      icon={isRunning ? <Spinner size="extra-tiny" /> : <ArrowUndoRegular />}
      disabledFocusable={isRunning}
      onClick={() => void takeBack()}
    >
      {t(isRunning ? 'undo.running' : 'undo.button')}
    </Button>
  );
}
