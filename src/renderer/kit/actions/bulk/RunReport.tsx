import { Field, MessageBar, MessageBarBody, MessageBarTitle, ProgressBar } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { type Outcome, outcomes } from '#shared/bulk/outcomes.ts';
import type { AppError } from '#shared/errors.ts';
import styles from './bulk.module.css';

interface RunReportProps {
  /** What it is at: running, paused, ended. */
  label: string;
  done: number;
  /** Null while nobody knows. */
  total: number | null;
  counts: Readonly<Record<Outcome, number>>;
  isRunning: boolean;
  /** Why it stopped. */
  error?: AppError | undefined;
  /** It can go on where it stopped. */
  isPaused: boolean;
}

/** How far an action on many rows is, and afterwards how many rows ended how, with what to do about them. */
export function RunReport({ label, done, total, counts, isRunning, error, isPaused }: RunReportProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const errorText = useErrorText();
  const hint =
    total === null
      ? t('bulk.found', { count: done, shown: format.number(done) })
      : t('bulk.progress', { done: format.number(done), total: format.number(total) });
  return (
    <>
      <Field label={label} hint={hint} validationState="none">
        <ProgressBar value={total === null ? undefined : done} max={total || 1} thickness="large" />
      </Field>
      <div role="status">
        {!isRunning && (
          <ul className={styles.counts}>
            {outcomes
              .filter((outcome) => counts[outcome] > 0)
              .map((outcome) => (
                <li key={outcome}>
                  {t(`bulk.counts.${outcome}`, { count: counts[outcome], shown: format.number(counts[outcome]) })}
                </li>
              ))}
          </ul>
        )}
      </div>
      {!isRunning && error !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{errorText(error).title}</MessageBarTitle>
            {isPaused && t('bulk.pausedText')}
            <SupportContact error={error} />
          </MessageBarBody>
        </MessageBar>
      )}
      {!isRunning && counts.uncertain > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('bulk.uncertainText')}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
