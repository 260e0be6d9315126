import { Button, Tooltip } from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import styles from './TopBar.module.css';

const TopBarTools = lazily(async () => (await import('./TopBarTools.tsx')).TopBarTools);

/** The tools of the application beside the title of the page: structure, theme, notifications, account, sign-out. */
export function TopBar({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <header data-pane="" className={styles.bar}>
      <Suspense>
        <TopBarTools />
      </Suspense>
      <Tooltip content={t('signOut.button')} relationship="label">
        <Button appearance="subtle" icon={<SignOutRegular />} onClick={onSignOut} />
      </Tooltip>
    </header>
  );
}
