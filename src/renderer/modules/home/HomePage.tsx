import { useTranslation } from 'react-i18next';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Dashboards } from './Dashboards.tsx';
import { DraftsBlock } from './drafts/DraftsBlock.tsx';
import styles from './Home.module.css';
import { RecentBlock } from './recent/RecentBlock.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SolidaryBlocks } from './solidary/SolidaryBlocks.tsx';
import { TrainingBlock } from './TrainingBlock.tsx';
import { ToolsBlock } from './tools/ToolsBlock.tsx';
import { WaitingBlock } from './waiting/WaitingBlock.tsx';

/** Where a person starts (docs/screens/01-shell-home.md §9). No block waits for another. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { user, lastSignIn } = useSignedIn();
  const format = useFormat();
  const { config, training } = useBootstrap();
  return (
    <div className={styles.home}>
      <div>
        <p className={styles.welcome}>{t('welcome', { name: user.givenName, platform: config.platformName })}</p>
        {lastSignIn !== undefined && (
          <p className={styles.text}>{t('lastSignIn', { date: format.dateTime(lastSignIn) })}</p>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SolidaryBlocks />
          <WaitingBlock />
          <DraftsBlock />
          <Dashboards />
          <Shortcuts />
        </div>
        <div className={styles.column}>
          <RecentBlock />
          <ToolsBlock />
          {training !== null && <TrainingBlock accounts={training.accounts} />}
        </div>
      </div>
    </div>
  );
}
