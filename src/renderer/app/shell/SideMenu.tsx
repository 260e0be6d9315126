import { Button, mergeClasses, Tooltip } from '@fluentui/react-components';
import {
  ChevronDownRegular,
  ChevronRightRegular,
  HatGraduationRegular,
  PanelLeftContractRegular,
  PanelLeftExpandRegular,
} from '@fluentui/react-icons';
import { Link, useRouter } from '@tanstack/react-router';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyNames, useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useBootstrap, usePreferences, useSetPreferences, useSignedIn } from '#renderer/kit/data/session.ts';
import type { MenuAction } from '#renderer/kit/resource/module.ts';
import { useMenuEdge } from '#renderer/kit/ui/page/edges.ts';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { modules } from '#renderer/modules/index.ts';
import { isMenuGroup, type MenuEntry, type MenuGroup, visibleMenu } from '#shared/menu.ts';
import { addressOf, routeNamed } from '#shared/routes.ts';
import { ProductMark } from '../controls/ProductMark.tsx';
import { SearchButton } from '../palette/SearchButton.tsx';
import { useRouteName } from '../router/useRouteName.ts';
import styles from './SideMenu.module.css';
import type { ActiveMenuItem } from './useMenu.ts';

/** The menu on the left, filtered by the user's permissions and the site's module switches. */
export function SideMenu({ menu }: { menu: ActiveMenuItem }) {
  const { t } = useTranslation('shell');
  const { config } = useBootstrap();
  const session = useSignedIn();
  const { isCollapsed, isOverPage } = menu;
  const isRail = isCollapsed || isOverPage;
  const nav = useRef<HTMLElement>(null);
  useMenuEdge(nav);
  useFoldFromOutside(menu, nav);
  const items = visibleMenu({ session, config });

  return (
    <nav
      ref={nav}
      id="menu"
      data-pane=""
      aria-label={t('menu.label')}
      className={mergeClasses(
        styles.menu,
        isRail && styles.rail,
        isCollapsed && styles.collapsed,
        isOverPage && styles.overPage,
      )}
    >
      <div className={styles.brand}>
        {!isRail && (
          <>
            <ProductMark size={28} />
            <span className={styles.product}>{config.platformName}</span>
          </>
        )}
        <MenuToggle menu={menu} />
      </div>
      <SearchButton isCollapsed={isRail} />
      {modules.map(({ name, menuAction }) => {
        if (menuAction?.isOffered({ session, config }) !== true) return null;
        return <ActionButton key={name} action={menuAction} isCollapsed={isRail} />;
      })}
      <div className={styles.entries}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.position}>
              {isMenuGroup(item) ? (
                <Group group={item} isCollapsed={isCollapsed} />
              ) : (
                <Entry entry={item} isCollapsed={isCollapsed} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <TrainingNotice isCollapsed={isRail} />
    </nav>
  );
}

/** A button at the top of the menu. A list on screen that creates records has the key before it. */
function ActionButton({ action: { label: key, icon: Icon, route }, isCollapsed }: MenuActionProps) {
  const translate = useTranslate();
  const keys = useKeyNames();
  const router = useRouter();
  const open = () => void router.navigate({ to: addressOf(route) });
  useShortcut('create', open);
  const label = translate(key);
  return (
    <Button
      appearance="primary"
      icon={<Icon />}
      aria-label={label}
      aria-keyshortcuts={keys.aria('create')}
      title={`${label} (${keys.label('create')})`}
      className={isCollapsed ? styles.railAction : styles.action}
      onClick={open}
    >
      {!isCollapsed && (
        <>
          <span className={styles.actionName}>{label}</span>
          <span aria-hidden="true" className={styles.actionKeys}>
            {keys.label('create')}
          </span>
        </>
      )}
    </Button>
  );
}

interface MenuActionProps {
  action: MenuAction;
  isCollapsed: boolean;
}

function MenuToggle({ menu }: { menu: ActiveMenuItem }) {
  const { t } = useTranslation('shell');
  const keys = useKeyNames();
  const label = t(menu.isCollapsed ? 'menu.expand' : 'menu.collapse');
  const Icon = menu.isCollapsed ? PanelLeftExpandRegular : PanelLeftContractRegular;
  return (
    <Tooltip content={`${label} (${keys.label('menu')})`} relationship="description">
      <Button
        appearance="subtle"
        icon={<Icon />}
        aria-label={label}
        aria-expanded={!menu.isCollapsed}
        aria-controls="menu"
        aria-keyshortcuts={keys.aria('menu')}
        onClick={menu.toggle}
      />
    </Tooltip>
  );
}

/** Says on every screen that the data is not real. */
function TrainingNotice({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('shell');
  const { training } = useBootstrap();
  if (training === null) return null;
  return (
    <Tooltip content={t('trainingBand')} relationship="description" positioning="after">
      <section aria-label={t('landmarks.training')} className={styles.training}>
        <HatGraduationRegular aria-hidden="true" />
        <span className={isCollapsed ? styles.unseen : undefined}>{t('training')}</span>
      </section>
    </Tooltip>
  );
}

/** The button of the menu that opens and closes the menu. */
const toggle = '[aria-controls="menu"]';

/** Closes a menu over the page when the user clicks elsewhere or presses Escape. */
function useFoldFromOutside({ isOverPage, leavePage }: ActiveMenuItem, nav: RefObject<HTMLElement | null>): void {
  const onPointer = useEffectEvent(({ target }: Event) => {
    const isToggle = target instanceof Element && target.closest(toggle) !== null;
    if (!isToggle && target instanceof Node && !nav.current?.contains(target)) leavePage();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Its items are mounted anew when it closes.
    if (nav.current?.contains(document.activeElement)) document.querySelector<HTMLElement>(toggle)?.focus();
    leavePage();
  });
  useEffect(() => {
    if (!isOverPage) return;
    const pointer = (event: Event) => onPointer(event);
    const key = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('pointerdown', pointer);
    window.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('pointerdown', pointer);
      window.removeEventListener('keydown', key);
    };
  }, [isOverPage]);
}

function Entry({ entry: { route }, isCollapsed }: { entry: MenuEntry; isCollapsed: boolean }) {
  const { t } = useTranslation('routes');
  const label = t(`${route}.title`);
  const Badge = modules.find(({ name }) => name === route)?.badge;
  const link = (
    <Link
      to={addressOf(route)}
      className={styles.entry}
      activeProps={{ className: styles.active }}
      activeOptions={{ exact: route === 'home', includeSearch: false }}
    >
      <ModuleIcon of={route} />
      {!isCollapsed && <span className={styles.label}>{label}</span>}
      {Badge !== undefined && (
        <Suspense fallback={null}>
          <Badge route={route} />
        </Suspense>
      )}
    </Link>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip content={label} relationship="label" positioning="after">
      {link}
    </Tooltip>
  );
}

/** A collapsible group; it stays open while it contains the current page. */
function Group({ group, isCollapsed }: { group: MenuGroup; isCollapsed: boolean }) {
  const { t } = useTranslation('routes');
  const { openMenuGroups } = usePreferences();
  const setPreferences = useSetPreferences();
  const current = useRouteName();
  const { name, entries } = group;

  const holdsCurrent = current !== 'default' && entries.some(({ route }) => isWithin(current, route));
  const isOpen = holdsCurrent || openMenuGroups.includes(name);
  const toggle = () =>
    setPreferences({
      openMenuGroups: isOpen ? openMenuGroups.filter((open) => open !== name) : [...openMenuGroups, name],
    });

  const list = (
    <ul id={`menu-${name}`} className={styles.list} aria-label={t(`groups.${name}`)} hidden={!isOpen && !isCollapsed}>
      {entries.map((entry) => (
        <li key={entry.position}>
          <Entry entry={entry} isCollapsed={isCollapsed} />
        </li>
      ))}
    </ul>
  );
  if (isCollapsed) return <div className={styles.collapsedGroup}>{list}</div>;
  return (
    <>
      <button
        type="button"
        className={styles.caption}
        aria-expanded={isOpen}
        aria-controls={`menu-${name}`}
        onClick={toggle}
        disabled={holdsCurrent}
      >
        <span className={styles.label}>{t(`groups.${name}`)}</span>
        {isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
      </button>
      {list}
    </>
  );
}

const isWithin = (current: Parameters<typeof routeNamed>[0], list: string): boolean =>
  current === list || routeNamed(current).parent === list;
