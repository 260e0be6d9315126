import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import styles from './solidary.module.css';

/**
 * Says, above a list of records or people, that it is not limited to the current structure, which no list of the
 * platform can be (docs/screens/09-solidary-structures.md §1). Nothing where there is one structure.
 */
export function AllStructures() {
  const { t } = useTranslation('solidary');
  const { structures } = useSignedIn();
  return structures.length > 1 && <p className={styles.all}>{t('structures.all')}</p>;
}
