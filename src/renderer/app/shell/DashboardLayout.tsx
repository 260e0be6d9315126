import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap, useSession, useSignedIn } from '#renderer/kit/data/session.ts';
import { createStore, useStore } from '#renderer/kit/data/store.ts';
import { unlockStructure } from '#renderer/kit/data/structure-lock.ts';
import { UnsavedProvider } from '#renderer/kit/form/unsaved/UnsavedProvider.tsx';
import { useConfirmLeave } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { useKeptFocus } from '#renderer/kit/ui/focus-lost.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { OutcomeLooks } from '#renderer/kit/ui/looking/OutcomeLooks.tsx';
import { useContentEdge } from '#renderer/kit/ui/page/edges.ts';
import { LineFrame } from '#renderer/kit/ui/page/LineFrame.tsx';
import { ListSearchContext, type Search, type SearchOf } from '#renderer/kit/ui/page/list-search.ts';
import { ModuleIconsContext } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { icons } from '#renderer/modules/index.ts';
import { toAppError } from '#shared/failure.ts';
import { isRouteName, type RouteName, routeNamed } from '#shared/routes.ts';
import { ConfigProblems } from '../controls/ConfigProblems.tsx';
import { help, useHelpKeys } from '../help/help.ts';
import { IdleGuard } from '../idle/IdleGuard.tsx';
import { PaletteProvider } from '../palette/PaletteProvider.tsx';
import { PageHeaderProvider, useLayoutHeader } from '../providers/PageHeaderProvider.tsx';
import { useSessionActions } from '../providers/session-actions.ts';
import { useRouteName } from '../router/useRouteName.ts';
import { useShellShortcuts } from '../shortcuts/useShellShortcuts.ts';
import styles from './DashboardLayout.module.css';
import { PageTitle } from './PageTitle.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useMenu } from './useMenu.ts';

const HelpPane = lazily(async () => (await import('../help/HelpPane.tsx')).HelpPane);
const FurtherHelp = lazily(async () => (await import('./FurtherHelp.tsx')).FurtherHelp);
const ShortcutsDialog = lazily(async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog);

/** The layout of a signed-in user: menu, top bar, and the page with its own scroll. */
export function DashboardLayout() {
  // When the session ends, the screens of the user unmount at once, before the router has navigated.
  return useSession().status === 'signedIn' && <SignedInLayout />;
}

function SignedInLayout() {
  const searchOf = useRememberedSearches();
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', unlockStructure), [router]);
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
  const { slotRef } = useLayoutHeader();
  const name = useRouteName();
  const { isOpen: isHelpOpen } = useStore(help);
  const menu = useMenu(isHelpOpen);
  const { signOut } = useShellCommands(menu.toggle);
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const showShortcuts = () => setHasShortcuts(true);
  useShellShortcuts({ toggleMenu: menu.toggle, showShortcuts });
  useHelpKeys();
  // A low window keeps its height for the page: notices scroll with it.
  const isLow = useMedia('(max-height: 500px)');
  const page = useRef<HTMLElement>(null);
  useKeptFocus(page);
  const content = useRef<HTMLDivElement>(null);
  useContentEdge(content);
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
        <SideMenu menu={menu} />
        <div className={styles.column}>
          <TopBar onSignOut={signOut} />
          {!isLow && <Notices />}
          <main ref={page} id="page" data-page={name} data-pane="" tabIndex={-1} className={styles.page}>
            <PageTitle />
            <LineFrame startRef={slotRef('line')} endRef={slotRef('actions')} className={styles.line} />
            <div ref={content} id="page-content" data-scroll-restoration-id="page" className={styles.content}>
              {isLow && (
                <div className={styles.scrolledAway}>
                  <Notices />
                </div>
              )}
              <Outlet />
            </div>
            <div ref={slotRef('footer')} className={styles.footer} />
          </main>
        </div>
        {isHelpOpen && (
          <Suspense>
            <HelpPane here={name} further={<FurtherHelp />} />
          </Suspense>
        )}
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
      <OutcomeLooks />
    </section>
  );
}

/** Shown once per start: the bar does not return at every sign-in. */
const seen = createStore(false);

/**
 * Warns that no keychain is available: the session ends with the application. Not shown where the site configures this,
 * since the sign-in page says so.
 */
function MemoryOnlyBar() {
  const { t } = useTranslation(['session', 'common']);
  const { isPersistent } = useSignedIn();
  const { keepSession } = useBootstrap().config;
  const isSeen = useStore(seen);
  if (isPersistent || isSeen || !keepSession) return null;
  return (
    <MessageBar intent="info">
      <MessageBarBody>{t('memoryOnly')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => seen.set(true)}>{t('common:actions.close')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** Stores the last search parameters of every list while the layout is mounted, that is until the user signs out. */
function useRememberedSearches(): SearchOf {
  const router = useRouter();
  const [searches] = useState(() => new Map<RouteName, Search>());
  const href = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new address.
  useEffect(() => {
    const match = router.state.matches.at(-1);
    const name = match?.staticData.name;
    if (match === undefined || name === undefined || !isRouteName(name)) return;
    if (routeNamed(name).parent === undefined) searches.set(name, match.search);
  }, [href, router, searches]);

  return (name) => searches.get(name) ?? {};
}

/**
 * The commands of the shell, by button, shortcut and application menu; the shortcuts are in the catalogue. The returned
 * function signs out, after asking about unsaved work.
 */
function useShellCommands(toggleMenu: () => void): { signOut: () => void } {
  const confirmLeave = useConfirmLeave();
  const { applySession } = useSessionActions();
  const notify = useNotify();

  const signOut = async () => {
    if (!(await confirmLeave('signOut'))) return;
    try {
      await invoke('session.signOut', undefined);
      applySession({ status: 'signedOut' });
    } catch (thrown) {
      notify({ context: 'session', name: 'signedOut', outcome: 'error', error: toAppError(thrown) });
    }
  };

  const onCommand = useEffectEvent((command: string) => {
    if (command === 'toggleMenu') toggleMenu();
    if (command === 'signOut') void signOut();
  });
  useEffect(() => window.escale.on('app.command', ({ command }) => onCommand(command)), []);

  return { signOut };
}
