import { MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorTextOptions, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { usePlatformText } from '#renderer/kit/ui/errors/usePlatformText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone } from '#shared/failure.ts';
import styles from './form.module.css';

interface FailureBarProps extends Omit<ErrorTextOptions, 'isWrite'> {
  failure: AppError;
  /** Whether a write may have reached the platform. */
  isSent: boolean;
  /** Messages of the platform about fields that are not on the screen. */
  messages: readonly string[];
  /** Labels of fields that were not stored as sent, and of fields that changed without being sent. */
  unsaved: readonly string[];
  moved: readonly string[];
  /** A link for checking when the outcome is unknown. */
  readBack?: ReactNode;
}

/** Shows why a save failed or what it did all the same, advice, and likely causes when the platform gives no reason. */
export function FailureBar({ failure, isSent, messages, unsaved, moved, readBack, context, causes }: FailureBarProps) {
  const { t } = useTranslation(['form', 'errors']);
  const platformWords = usePlatformText();
  const { list } = useFormat();
  const text = useErrorText()(failure, { context, causes, isWrite: isSent });
  const isOpen = isSent && mayBeDone(failure);
  const bar = useRef<HTMLDivElement>(null);
  // It is above the fields, and the save may be started far below: every failure is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    // It may return a promise, which React must not take for a clean-up function.
    void bar.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <AlertBar ref={bar} intent="error">
      <MessageBarBody>
        <MessageBarTitle>{messages.length > 0 ? t('errors:invalid.title') : text.title}</MessageBarTitle>
        {messages.length === 0 && text.detail !== undefined && <p className={styles.paragraph}>{text.detail}</p>}
        <Listed title={t('form:failure.messages')} texts={messages.map((one) => platformWords(one, context))} />
        <Listed title={t('form:failure.causes')} texts={text.causes} />
        {unsaved.length > 0 && <p className={styles.paragraph}>{t('form:failure.left', { fields: list(unsaved) })}</p>}
        {moved.length > 0 && <p className={styles.paragraph}>{t('form:failure.moved', { fields: list(moved) })}</p>}
        {isOpen && (
          <p className={styles.paragraph}>
            {t('form:failure.again')} {readBack}
          </p>
        )}
        <p className={styles.paragraph}>{t('form:failure.kept')}</p>
        <SupportContact error={failure} />
      </MessageBarBody>
    </AlertBar>
  );
}

function Listed({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <p className={styles.paragraph}>{title}</p>
      <ul className={styles.list}>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
