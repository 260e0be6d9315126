import { Outlet, useRouter } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#renderer/kit/data/session.ts';
import { endSolidaryEdit } from '#renderer/kit/data/solidary-edit.ts';
import { UnsavedProvider } from '#renderer/kit/form/unsaved/UnsavedProvider.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { ListSearchContext } from '#renderer/kit/ui/page/list-search.ts';
import { ModuleIconsContext } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { icons } from '#renderer/modules/index.ts';
import { ConfigProblems } from '../controls/ConfigProblems.tsx';
import { IdleGuard } from '../idle/IdleGuard.tsx';
import { PaletteProvider } from '../palette/PaletteProvider.tsx';
import { PageHeaderProvider, useLayoutHeader } from '../providers/PageHeaderProvider.tsx';
import { useShellShortcuts } from '../shortcuts/useShellShortcuts.ts';
import styles from './DashboardLayout.module.css';
import { MemoryOnlyBar } from './MemoryOnlyBar.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { TrainingBand } from './TrainingBand.tsx';
import { useMenu } from './useMenu.ts';
import { useRememberedSearches } from './useRememberedSearches.ts';
import { useShellCommands } from './useShellCommands.ts';

const ShortcutsDialog = lazily(async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog);

/** The layout of a signed-in user: menu, top bar, and the page with its own scroll. */
export function DashboardLayout() {
  // When the session ends, the screens of the user unmount at once, before the router has navigated.
  return useSession().status === 'signedIn' && <SignedInLayout />;
}

function SignedInLayout() {
  const searchOf = useRememberedSearches();
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', endSolidaryEdit), [router]);
  return (
    <UnsavedProvider>
      <PageHeaderProvider>
        <ListSearchContext value={searchOf}>
          <ModuleIconsContext value={icons}>
            <Frame />
            <IdleGuard />
          </ModuleIconsContext>
        </ListSearchContext>
      </PageHeaderProvider>
    </UnsavedProvider>
  );
}

function Frame() {
  const { t } = useTranslation('shell');
  const { setActionsSlot } = useLayoutHeader();
  const menu = useMenu();
  const { signOut } = useShellCommands(menu.toggle);
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const showShortcuts = () => setHasShortcuts(true);
  useShellShortcuts({ toggleMenu: menu.toggle, showShortcuts });
  // A low window keeps its height for the page: band and notices scroll with it.
  const isLow = useMedia('(max-height: 500px)');
  const page = useRef<HTMLElement>(null);
  const skipToPage = (event: MouseEvent) => {
    // The address belongs to the router: the link moves the focus and leaves no fragment.
    event.preventDefault();
    page.current?.focus();
  };
  return (
    <PaletteProvider signOut={signOut} showShortcuts={showShortcuts}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page; only the fragment stays out of the address. */}
        <a href="#page" className={styles.skip} onClick={skipToPage}>
          {t('skip')}
        </a>
        {!isLow && <TrainingBand />}
        <div className={styles.body}>
          <SideMenu menu={menu} />
          <div className={styles.column}>
            <TopBar menu={menu} onSignOut={signOut} />
            {!isLow && <Notices />}
            <main
              ref={page}
              id="page"
              data-pane=""
              data-scroll-restoration-id="page"
              tabIndex={-1}
              className={styles.page}
            >
              {isLow && (
                <div className={styles.scrolledAway}>
                  <TrainingBand />
                  <Notices />
                </div>
              )}
              <div ref={setActionsSlot} className={styles.actions} />
              <Outlet />
            </main>
          </div>
        </div>
      </div>
      {hasShortcuts && (
        <Suspense>
          <ShortcutsDialog onClose={() => setHasShortcuts(false)} />
        </Suspense>
      )}
    </PaletteProvider>
  );
}

function Notices() {
  const { t } = useTranslation('shell');
  return (
    <section aria-label={t('landmarks.notices')}>
      <MemoryOnlyBar />
      <ConfigProblems />
    </section>
  );
}
