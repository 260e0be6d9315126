import type { ReactNode } from 'react';
import styles from './show.module.css';

/** The cards of a record's page: two columns from 1200 px on. */
export const Sections = ({ children }: { children: ReactNode }) => <div className={styles.sections}>{children}</div>;
