import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { AppError } from '#shared/errors.ts';
import { useErrorText } from '../errors/useErrorText.ts';

/** A refusal inside a step: what happened, and what may have caused it. */
export function ImportError({ error }: { error: AppError }) {
  const { title, detail, causes } = useErrorText()(error, { context: 'import' });
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {[detail, ...(causes ?? [])].filter(Boolean).join(' ')}
      </MessageBarBody>
    </MessageBar>
  );
}
