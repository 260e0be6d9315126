import { useFormat } from '../format.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import styles from './MenuCount.module.css';

interface MenuCountProps {
  count: number;
  /** Of what it is the number; shown in a tooltip and read with the entry. */
  label: string;
}

/** How much waits behind an entry of the menu; nothing where nothing waits. */
export function MenuCount({ count, label }: MenuCountProps) {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span data-menu-count="" className={styles.count} title={`${number(count)} ${label}`}>
      {number(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
