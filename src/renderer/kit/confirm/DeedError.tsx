import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { AppError } from '#shared/errors.ts';
import { useErrorText } from '../errors/useErrorText.ts';

/** Why what a dialog asked for was not done; nothing when nothing failed. */
export function DeedError({ error, context }: { error: AppError | null; context?: string }) {
  const errorText = useErrorText();
  if (error === null) return null;
  const { title, detail } = errorText(error, { context });
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {detail}
      </MessageBarBody>
    </MessageBar>
  );
}
