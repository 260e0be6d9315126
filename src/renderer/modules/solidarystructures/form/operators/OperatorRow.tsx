import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Instant } from '#shared/instant.ts';
import styles from '../form.module.css';
import type { OperatorDraft } from './field.tsx';

interface OperatorRowProps {
  operator: OperatorDraft;
  /** Since when they operate the structure; null when unknown. */
  since?: Instant | null;
  /** Added here, not saved yet. */
  isNew?: boolean;
  /** Taken away here, not saved yet. */
  isLeaving?: boolean;
  /** What saving does to them. */
  effect?: string;
  action: ReactNode;
}

/** One operator: name, e-mail, since when, and what is done with them. */
export function OperatorRow({
  operator,
  since = null,
  isNew = false,
  isLeaving = false,
  effect,
  action,
}: OperatorRowProps) {
  const { t } = useTranslation('structureForm');
  const format = useFormat();
  const when = isNew ? t('operators.new') : since !== null && t('operators.since', { date: format.date(since) });
  const detail = [operator.email, when].filter(Boolean).join(' · ');
  return (
    <li data-operator={operator.id} className={mergeClasses(flow.line, isLeaving && styles.leaving)}>
      <div className={`${flow.words} ${flow.rest}`}>
        <span className={`${flow.strong} ${styles.personName}`}>{operator.name || `#${operator.id}`}</span>
        {detail !== '' && <span className={`${flow.small} ${styles.detail}`}>{detail}</span>}
        {effect !== undefined && <span className={`${flow.small} ${styles.detail}`}>{effect}</span>}
      </div>
      {action}
    </li>
  );
}
