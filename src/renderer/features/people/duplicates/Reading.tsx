import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ProgressBar } from '#renderer/kit/ui/progress/ProgressBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import type { Progress } from '#shared/ipc/progress.ts';

interface ReadingProps {
  /** What is read: accounts, or searches for one person. */
  what: 'reading' | 'looking';
  progress: Progress | null;
  error: Error | null;
  onRetry: () => void;
}

/** How far the reading is, or why it failed. */
export function Reading({ what, progress, error, onRetry }: ReadingProps) {
  const { t } = useTranslation('duplicates');
  const { number } = useFormat();
  const errorText = useErrorText();
  if (error !== null) {
    const known = toAppError(error);
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {errorText(known, { context: 'users' }).title}
          <SupportContact error={known} />
        </MessageBarBody>
        <MessageBarActions>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  const { done = 0, total = null } = progress ?? {};
  return (
    <div className={flow.stackXS}>
      <span role="status">
        {total === null
          ? t(what)
          : t(what === 'reading' ? 'readingCounted' : 'lookingCounted', { done: number(done), total: number(total) })}
      </span>
      <ProgressBar aria-label={t(what)} max={total ?? 1} value={total === null ? undefined : done} />
    </div>
  );
}
