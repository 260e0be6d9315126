import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';

interface UnreadBarProps {
  /** Translated name of what could not be read. */
  title: string;
  /** The consequence, if any. */
  consequence?: string;
  /** The error; null while it is retried. */
  thrown: unknown;
  /** Context of the error texts: `user`. */
  context: string;
  onRetry: () => void;
}

/** Above a screen that opens although something of it could not be read. */
export function UnreadBar({ title, consequence, thrown, context, onRetry }: UnreadBarProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const reason = thrown === null ? null : errorText(toAppError(thrown), { context });
  return (
    <MessageBar intent="warning" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {[reason?.title, reason?.detail, consequence].filter(Boolean).join(' · ')}
        {thrown !== null && <SupportContact error={toAppError(thrown)} />}
      </MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={thrown === null} onClick={onRetry}>
          {t('states.retry')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
