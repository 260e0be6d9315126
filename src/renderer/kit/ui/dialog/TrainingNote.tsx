import { HatGraduationRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import styles from './dialog.module.css';

/** Says again, where something would be sent, that the data is not real: the notice of the menu is behind the dialog. */
export function TrainingNote() {
  const { t } = useTranslation('common');
  const { training } = useBootstrap();
  if (training === null) return null;
  return (
    <p className={styles.training}>
      <HatGraduationRegular aria-hidden="true" />
      <span>{t('trainingSends')}</span>
    </p>
  );
}
