import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { useStore } from '#renderer/kit/data/store.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useMessages } from './messages.ts';
import { useTakeBack } from './useTakeBack.ts';

/**
 * Asks before an undo that loses later changes. It is rendered outside the list of messages, which closes as soon as
 * something else is pressed.
 */
export function UndoDialog() {
  const translate = useTranslate();
  const messages = useMessages();
  const takeBack = useTakeBack();
  const { asked } = useStore(messages.state);
  const question = asked?.notice.undoQuestion;
  if (asked === null || question === undefined) return null;
  const { title, text, button, values } = question;
  return (
    <ConfirmDialog
      title={translate(title, values)}
      gate={{ level: 'confirm' }}
      button={translate(button, values)}
      isDanger
      onClose={() => messages.ask(null)}
      onConfirm={() => {
        messages.ask(null);
        void takeBack(asked);
      }}
    >
      <p>{translate(text, values)}</p>
    </ConfirmDialog>
  );
}
