import { MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';

/** Shows why the action of a dialog failed; nothing when there is no error. */
export function MutationError({
  error,
  context,
  advice,
}: {
  error: AppError | null;
  context?: string;
  /** Replaces the general advice for this error. */
  advice?: string;
}) {
  const errorText = useErrorText();
  if (error === null) return null;
  const { title, detail } = errorText(error, { context, isWrite: true });
  return (
    <AlertBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {advice ?? detail}
        <SupportContact error={error} />
      </MessageBarBody>
    </AlertBar>
  );
}
