import {
  CheckmarkCircleRegular,
  CheckmarkCircleWarningRegular,
  CircleRegular,
  DismissCircleRegular,
  type FluentIcon,
  LockClosedRegular,
  QuestionCircleRegular,
  SkipForwardTabRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import { memo } from 'react';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import styles from './bulk.module.css';
import { reasonOf } from './report.ts';
import type { ShownRow } from './work.ts';

const icons: Record<ShownRow['state']['outcome'], FluentIcon> = {
  waiting: CircleRegular,
  running: SkipForwardTabRegular,
  done: CheckmarkCircleRegular,
  partial: CheckmarkCircleWarningRegular,
  skipped: SubtractCircleRegular,
  failed: DismissCircleRegular,
  denied: LockClosedRegular,
  uncertain: QuestionCircleRegular,
  notTried: CircleRegular,
};

/** Lists rows with their outcome and its reason. */
export function RowList({ rows, label }: { rows: readonly ShownRow[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard to be scrolled.
    <ul className={styles.rows} aria-label={label} tabIndex={0}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

const Row = memo(({ row }: { row: ShownRow }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { outcome } = row.state;
  const Icon = icons[outcome];
  const reason = reasonOf(row, translate, (error) => errorText(error).title);
  return (
    <li className={styles.row} data-outcome={outcome}>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.name} title={row.name}>
        {row.name}
      </span>
      <span className={styles.outcome}>
        {translate(`actions:bulk.outcomes.${outcome}`)}
        {reason !== '' && ` – ${reason}`}
      </span>
    </li>
  );
});
