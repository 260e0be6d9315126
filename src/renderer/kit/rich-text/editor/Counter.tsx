import { mergeClasses } from '@fluentui/react-components';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from '../richText.module.css';
import { bytesOf, lettersOf } from '../rules.ts';

interface CounterProps {
  html: string | null;
  adviceAbove?: number;
  maxBytes?: number;
}

/** Shows the length of a text, the advised and the maximal one. It is announced only when one of them is exceeded. */
export function Counter({ html, adviceAbove, maxBytes }: CounterProps) {
  const { t } = useTranslation('richText');
  const { number } = useFormat();
  const later = useDeferredValue(html ?? '');
  const letters = useMemo(() => lettersOf(later), [later]);
  const bytes = useMemo(() => bytesOf(later), [later]);
  const isLong = adviceAbove !== undefined && letters > adviceAbove;
  const isTooLong = maxBytes !== undefined && bytes > maxBytes;
  return (
    <div className={styles.counter}>
      <span>{t('counter.letters', { count: letters, shown: number(letters) })}</span>
      {maxBytes !== undefined && (
        <span>{t('counter.bytes', { count: bytes, shown: number(bytes), max: number(maxBytes) })}</span>
      )}
      <span role="status" className={mergeClasses((isLong || isTooLong) && styles.warning)}>
        {isTooLong
          ? t('counter.tooLong', { max: number(maxBytes) })
          : isLong
            ? t('counter.advice', { max: number(adviceAbove) })
            : null}
      </span>
    </div>
  );
}
