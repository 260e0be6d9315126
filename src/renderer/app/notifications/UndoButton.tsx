import { Button, Spinner } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { type Message, useMessages } from './messages.ts';
import { useUndo } from './useUndo.ts';

/** The undo button of a message, in the snackbar and in the list; shows when it is done or too late. */
export function UndoButton({ message, className }: { message: Message; className?: string }) {
  const { t } = useTranslation('actions');
  const messages = useMessages();
  const runUndo = useUndo();
  const { undo } = message;
  if (undo === undefined) return null;
  if (undo === 'done' || undo === 'late') return <span>{t(`undo.${undo}`)}</span>;
  const isRunning = undo === 'running';
  const needsConfirmation = message.notice.undoQuestion !== undefined;
  return (
    <Button
      size="small"
      appearance="outline"
      className={className}
      icon={isRunning ? <Spinner size="extra-tiny" /> : <ArrowUndoRegular />}
      disabledFocusable={isRunning}
      onClick={() => (needsConfirmation ? messages.ask(message) : void runUndo(message))}
    >
      {t(isRunning ? 'undo.running' : needsConfirmation ? 'undo.ask' : 'undo.button')}
    </Button>
  );
}
