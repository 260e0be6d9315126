import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import type { AppError } from '#shared/errors.ts';

/** Why what a dialog asked for was not done; nothing when nothing failed. */
export function MutationError({
  error,
  context,
  advice,
}: {
  error: AppError | null;
  context?: string;
  /** What the dialog itself says to do, in the place of what is said everywhere. */
  advice?: string;
}) {
  const errorText = useErrorText();
  if (error === null) return null;
  const { title, detail } = errorText(error, { context, isWrite: true });
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {advice ?? detail}
      </MessageBarBody>
    </MessageBar>
  );
}
