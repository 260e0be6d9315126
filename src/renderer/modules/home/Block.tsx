import { type ReactNode, useId } from 'react';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './Home.module.css';

interface BlockProps {
  title: string;
  /** Beside the title, such as a number. */
  detail?: string | undefined;
  /** At the end of the line of the title. */
  actions?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** A card of the home page; each loads and fails alone. */
export function Block({ title, detail, actions, isBusy, children }: BlockProps) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id} aria-busy={isBusy}>
      <div className={flow.line}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        <span className={styles.blockActions}>{actions}</span>
      </div>
      {children}
    </section>
  );
}
