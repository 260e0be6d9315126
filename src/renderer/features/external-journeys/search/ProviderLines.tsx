import { Button, Spinner } from '@fluentui/react-components';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { withinSentence } from '#renderer/kit/ui/show/within-sentence.ts';
import styles from '../external-journeys.module.css';
import type { Line } from './run.ts';

interface ProviderLinesProps {
  list: RefObject<HTMLUListElement | null>;
  lines: readonly Line[];
  /** Both ways were searched: each line says which one it is. */
  isBoth: boolean;
  onRetry: (line: Line) => void;
}

/**
 * The state of the search at each provider. The platform's text of a failure is never shown: it holds the provider's
 * key (docs/screens/10-external-journeys.md §3.2).
 */
export function ProviderLines({ list, lines, isBoth, onRetry }: ProviderLinesProps) {
  const { t, i18n } = useTranslation('externaljourneys');
  if (lines.length === 0) return null;
  return (
    <ul ref={list} className={`${flow.list} ${styles.lines}`} aria-label={t('lines.label')} aria-live="polite">
      {lines.map((line) => {
        const { key, way, state, search, journeys, unreadable } = line;
        const name = search.provider ?? t('lines.everyone');
        const provider = isBoth
          ? t('lines.way', { provider: name, way: withinSentence(t(`ways.${way}`), i18n.language) })
          : name;
        return (
          <li key={key} className={state === 'failed' ? `${flow.row} ${flow.danger}` : flow.row} data-state={state}>
            {/* The words beside it say what it shows. */}
            {state === 'asking' && <Spinner size="tiny" aria-hidden />}
            <span>{t(`lines.${state}`, { provider, count: journeys.length })}</span>
            {unreadable > 0 && <span>{t('lines.unreadable', { count: unreadable })}</span>}
            {(state === 'failed' || state === 'cancelled') && (
              <Button size="small" aria-label={t('lines.retryOf', { provider })} onClick={() => onRetry(line)}>
                {t('lines.retry')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
