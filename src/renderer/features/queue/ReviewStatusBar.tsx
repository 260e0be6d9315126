import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';
import type { ReviewStatus } from './queue.ts';

type Told = Exclude<ReviewStatus, { kind: 'waiting' | 'skipped' }>;

interface ReviewStatusBarProps {
  reviewStatus: ReviewStatus;
  /** The sentence of a status. */
  textOf: (status: Told) => string;
  /** Whose errors these are. */
  context: string;
  /** Reads the record again, after a decision that failed or is uncertain. */
  onReadAgain?: () => void;
}

const intents = { accepted: 'success', refused: 'success', elsewhere: 'info', gone: 'info' } as const;

/** What became of the one on screen; nothing while they wait. */
export function ReviewStatusBar({ reviewStatus, textOf, context, onReadAgain }: ReviewStatusBarProps) {
  if (reviewStatus.kind === 'waiting' || reviewStatus.kind === 'skipped') return null;
  if (reviewStatus.kind === 'failed' || reviewStatus.kind === 'uncertain') {
    return (
      <FailureBar
        isDone={reviewStatus.kind === 'uncertain'}
        title={textOf(reviewStatus)}
        error={reviewStatus.error}
        {...{ context, onReadAgain }}
      />
    );
  }
  return (
    <MessageBar intent={intents[reviewStatus.kind]}>
      <MessageBarBody>{textOf(reviewStatus)}</MessageBarBody>
    </MessageBar>
  );
}

interface FailureBarProps {
  /** Whether the decision may be stored all the same. */
  isDone: boolean;
  title: string;
  error: AppError;
  context: string;
  onReadAgain: (() => void) | undefined;
}

function FailureBar({ isDone, title, error, context, onReadAgain }: FailureBarProps) {
  const { t } = useTranslation('queue');
  const errorText = useErrorText();
  return (
    <MessageBar intent={isDone ? 'warning' : 'error'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {errorText(error, { context, isWrite: true }).title}
        <SupportContact error={error} />
      </MessageBarBody>
      {onReadAgain !== undefined && (
        <MessageBarActions>
          <Button onClick={onReadAgain}>{t('check')}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
