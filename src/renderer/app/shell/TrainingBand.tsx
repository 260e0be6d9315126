import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import styles from './DashboardLayout.module.css';

/** Says on every screen that the data is not real. */
export function TrainingBand() {
  const { t } = useTranslation('shell');
  const { training } = useBootstrap();
  if (training === null) return null;
  return (
    <section aria-label={t('landmarks.training')} className={styles.band}>
      {t('trainingBand')}
    </section>
  );
}
