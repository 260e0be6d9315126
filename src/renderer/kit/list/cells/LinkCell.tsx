import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import styles from './cells.module.css';

/** The name of another record, as a link to its page; out of the tab order, like everything in a row. */
export const LinkCell = ({ to, children }: { to: string; children: string }) => (
  <RecordLink to={to} tabIndex={-1} className={styles.text}>
    {children}
  </RecordLink>
);
