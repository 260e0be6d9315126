import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from './Import.module.css';

/** Items listed one by one; the others are counted. */
export const maxListed = 20;

interface ShortListProps {
  /** Names the list. */
  label: string;
  /** The first ones. */
  items: readonly { key: string; text: ReactNode }[];
  /** Number of all items. */
  total: number;
}

/** The first of many items, and how many more there are. It has a bounded height and is scrolled by the keyboard too. */
export function ShortList({ label, items, total }: ShortListProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const shown = items.slice(0, maxListed);
  const more = total - shown.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keyboard too.
    <ul className={styles.items} aria-label={label} tabIndex={0}>
      {shown.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {more > 0 && <li>{t('places.more', { count: more, shown: format.number(more) })}</li>}
    </ul>
  );
}
