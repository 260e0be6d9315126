import { Button, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { AppError } from '#shared/errors.ts';
import { PageFocusAfter } from '../page/PageFocusAfter.tsx';
import { AlertBar } from './AlertBar.tsx';
import { SupportContact } from './SupportContact.tsx';

interface UnsentBarProps {
  /** Title: what is saved and what is not. */
  title: string;
  /** The reason and its consequences. */
  children: ReactNode;
  /** The error that prevented saving the rest. */
  error: AppError;
  labels: { retry: string; sending: string; forget: string };
  onRetry: () => Promise<unknown>;
  onForget: () => void;
}

/** Says that a record is saved but something of it is not, with a retry; the focus goes to the page when it is gone. */
export function UnsentBar({ title, children, error, labels, onRetry, onForget }: UnsentBarProps) {
  const [isSending, setSending] = useState(false);
  const retry = async () => {
    setSending(true);
    await onRetry().finally(() => setSending(false));
  };
  return (
    <PageFocusAfter>
      <AlertBar intent="error">
        <MessageBarBody>
          <MessageBarTitle>{title}</MessageBarTitle>
          {children}
          <SupportContact error={error} />
        </MessageBarBody>
        <MessageBarActions>
          <Button disabledFocusable={isSending} onClick={() => void retry()}>
            {isSending ? labels.sending : labels.retry}
          </Button>
          <Button disabledFocusable={isSending} onClick={onForget}>
            {labels.forget}
          </Button>
        </MessageBarActions>
      </AlertBar>
    </PageFocusAfter>
  );
}
