import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { isAdministrator } from '#shared/administrators.ts';
import styles from './list.module.css';

/**
 * Tells whoever is no administrator that the platform lists their own campaigns only (docs/screens/04-campaigns.md §1).
 */
export function OwnNote() {
  const { t } = useTranslation('campaigns');
  const { user } = useSignedIn();
  return isAdministrator(user) ? null : <p className={styles.note}>{t('list.own')}</p>;
}
