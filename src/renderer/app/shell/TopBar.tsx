import { Button, Tooltip } from '@fluentui/react-components';
import { NavigationRegular, SignOutRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './TopBar.module.css';
import type { ActiveMenuItem } from './useMenu.ts';

const TopBarTools = lazily(async () => (await import('./TopBarTools.tsx')).TopBarTools);

export function TopBar({ menu, onSignOut }: { menu: ActiveMenuItem; onSignOut: () => void }) {
  const { t } = useTranslation('shell');
  const toggleLabel = t(menu.isCollapsed ? 'menu.expand' : 'menu.collapse');
  const keys = useKeyNames();

  return (
    <header data-pane="" className={styles.bar}>
      <Tooltip content={`${toggleLabel} (${keys.label('menu')})`} relationship="description">
        <Button
          appearance="subtle"
          icon={<NavigationRegular />}
          aria-label={toggleLabel}
          aria-expanded={!menu.isCollapsed}
          aria-controls="menu"
          aria-keyshortcuts={keys.aria('menu')}
          onClick={menu.toggle}
        />
      </Tooltip>
      <PageTitle />
      <Suspense>
        <TopBarTools />
      </Suspense>
      <Tooltip content={t('signOut.button')} relationship="label">
        <Button appearance="subtle" icon={<SignOutRegular />} onClick={onSignOut} />
      </Tooltip>
    </header>
  );
}
