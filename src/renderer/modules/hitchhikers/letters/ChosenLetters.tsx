import { PrepareStep } from '#renderer/kit/actions/bulk/PrepareStep.tsx';
import { usePrepared } from '#renderer/kit/actions/bulk/usePrepared.ts';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import { useActionLabel } from '#renderer/kit/actions/useActionTools.ts';
import type { User } from '#shared/resources/users/user.ts';
import { LettersDialog } from './LettersDialog.tsx';
import type { Noted } from './recipients.ts';

/** Letters and labels for a selection of the list. */
export function ChosenLetters({ action, resource, chosen, nameOf, onClose }: BulkDialogProps<User>) {
  const { upTo } = action.accepts;
  const title = useActionLabel()(action).replace(/…$/, '');
  const { state, retry } = usePrepared({ resource, chosen, upTo, nameOf, prepare: undefined });
  if (state.step !== 'ready') {
    return <PrepareStep {...{ title, state, upTo }} onRetry={retry} onClose={() => onClose([])} />;
  }
  const close = ({ isLetterPrinted, isLetterPosted }: Noted) =>
    onClose([...new Set([...isLetterPrinted, ...isLetterPosted])]);
  return <LettersDialog people={state.rows} onClose={close} />;
}
