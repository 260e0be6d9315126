import { useTranslation } from 'react-i18next';
import styles from '../matching.module.css';

/** Some short texts below one another; says so when there are none. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('matching');
  if (lines.length === 0) return t('unknown');
  return lines.map((line) => (
    <span key={line} className={styles.lines} data-line="">
      {line}
    </span>
  ));
}
