import { useTranslation } from 'react-i18next';
import { useBootstrap, useSignedIn } from '#renderer/kit/session.ts';
import styles from './Home.module.css';
import { Shortcuts } from './Shortcuts.tsx';
import { TrainingBlock } from './TrainingBlock.tsx';

/** Where a person starts (screens 01 §9). No block waits for another. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { user } = useSignedIn();
  const { config, training } = useBootstrap();
  return (
    <div className={styles.home}>
      <p className={styles.welcome}>{t('welcome', { name: user.givenName, platform: config.platformName })}</p>
      {training !== null && <TrainingBlock accounts={training.accounts} />}
      <Shortcuts />
    </div>
  );
}
