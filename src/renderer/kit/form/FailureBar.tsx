import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone } from '#shared/failure.ts';
import { type ErrorTextOptions, useErrorText } from '../errors/useErrorText.ts';
import styles from './form.module.css';

/** Why a save was refused, what to do, and the known causes when the platform gives no reason. */
export function FailureBar({
  failure,
  isSent,
  context,
  causes,
}: ErrorTextOptions & { failure: AppError; isSent: boolean }) {
  const { t } = useTranslation('form');
  const text = useErrorText()(failure, { context, causes });
  const bar = useRef<HTMLDivElement>(null);
  // It stands above the fields, and a save may come from the last of them: every failure is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    // It may answer with a promise, which is nothing for React to clean up with.
    void bar.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <MessageBar ref={bar} intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{text.title}</MessageBarTitle>
        {text.detail !== undefined && <p className={styles.paragraph}>{text.detail}</p>}
        {text.causes.length > 0 && (
          <>
            <p className={styles.paragraph}>{t('failure.causes')}</p>
            <ul className={styles.list}>
              {text.causes.map((cause) => (
                <li key={cause}>{cause}</li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.paragraph}>{t(isSent && mayBeDone(failure) ? 'failure.uncertain' : 'failure.kept')}</p>
      </MessageBarBody>
    </MessageBar>
  );
}
