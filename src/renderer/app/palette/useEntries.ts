import {
  AccessibilityRegular,
  AppsRegular,
  DarkThemeRegular,
  InfoRegular,
  KeyboardRegular,
  OptionsRegular,
  PersonRegular,
  ScalesRegular,
  SignOutRegular,
  StarRegular,
  StethoscopeRegular,
} from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionsOnScreen } from '#renderer/kit/actions/screen.ts';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useFavourites } from '#renderer/kit/data/favourites.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap, usePreferences, useSetPreferences, useSignedIn } from '#renderer/kit/data/session.ts';
import { useRecentRecords, useRecentViews } from '#renderer/kit/list/recent/useRecent.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useIsDark } from '#renderer/kit/ui/theme/useIsDark.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { modules } from '#renderer/modules/index.ts';
import type { Locale } from '#shared/preferences.ts';
import { addressOf, isRouteName } from '#shared/routes.ts';
import { useDialogs } from '../dialogs/context.ts';
import { gallery } from '../gallery/route.ts';
import type { PaletteEntry } from './entries.ts';
import { moduleOf } from './module.ts';
import { pagesFor } from './pages.ts';
import { folded, withTexts } from './text-entry.ts';
import { everyText } from './texts.ts';
import { useHelpEntries } from './useHelpEntries.ts';
import { keyOfRecent, useRecentNames } from './useRecentNames.ts';

const noLocales: readonly Locale[] = [];

/** Functions of the shell that the palette calls. */
export interface ApplicationCommands {
  signOut: () => void;
  showShortcuts: () => void;
}

/** The entries that are known without a search, by source. */
export interface KnownEntries {
  onScreen: readonly PaletteEntry[];
  everywhere: readonly PaletteEntry[];
  favourites: readonly PaletteEntry[];
  recents: readonly PaletteEntry[];
  pages: readonly PaletteEntry[];
  application: readonly PaletteEntry[];
  help: readonly PaletteEntry[];
}

/** Collects the entries that are known without a search. They do not depend on what is typed. */
export const useKnownEntries = (commands: ApplicationCommands): KnownEntries => ({
  onScreen: useActionEntries(),
  everywhere: useEverywhereEntries(),
  favourites: useFavouriteEntries(),
  recents: useRecentEntries(),
  pages: usePageEntries(),
  application: useApplicationEntries(commands),
  help: useHelpEntries(),
});

/** Entries of pages, found by their titles in both languages. */
function usePageEntries(): PaletteEntry[] {
  const { t, i18n } = useTranslation('routes');
  const { data: loaded = noLocales } = useQuery(everyText);
  const session = useSignedIn();
  const { config } = useBootstrap();
  const router = useRouter();
  return useMemo(
    () =>
      pagesFor({ session, config }).map((route) =>
        withTexts(
          {
            id: `page/${route}`,
            group: 'pages',
            label: t(`${route}.title`),
            module: moduleOf(route),
            run: () => void router.navigate({ to: addressOf(route) }),
          },
          ...loaded.flatMap((locale) => {
            const title: unknown = i18n.getResource(locale, 'routes', `${route}.title`);
            return typeof title === 'string' ? [title] : [];
          }),
        ),
      ),
    [t, i18n, loaded, session, config, router],
  );
}

/** Entries of the actions on the screen behind, with their target. */
function useActionEntries(): PaletteEntry[] {
  const actions = useActionsOnScreen();
  const keys = useKeyNames();
  return useMemo(
    () =>
      actions.map(({ id, label, target, icon, shortcut, run }) =>
        withTexts({
          id: `action/${id}`,
          group: 'actions',
          label,
          detail: target,
          icon,
          keys: shortcut === undefined ? undefined : keys.label(shortcut),
          run,
        }),
      ),
    [actions, keys],
  );
}

/** Entries of the commands that modules offer on every screen. */
function useEverywhereEntries(): PaletteEntry[] {
  const translate = useTranslate();
  const { config } = useBootstrap();
  const session = useSignedIn();
  const { open } = useNavigation();
  const notify = useNotify();
  const onScreen = useActionsOnScreen();
  // The page on screen may have an action itself.
  const shown = useMemo(() => new Set(onScreen.map(({ id }) => id)), [onScreen]);
  return useMemo(
    () =>
      modules.flatMap(({ name, commands = [] }) =>
        commands
          .filter(({ id, isOffered }) => !shown.has(id) && isOffered({ session, config }))
          .map(({ id, label, run }) =>
            withTexts({
              id: `action/${id}`,
              group: 'actions',
              label: translate(label),
              ...(isRouteName(name) && { module: name }),
              run: () => void run({ open, notify }),
            }),
          ),
      ),
    [translate, config, session, open, notify, shown],
  );
}

/** Entries of the pages that the person keeps as favourites, with the title of the page. */
function useFavouriteEntries(): PaletteEntry[] {
  const { t } = useTranslation('routes');
  const router = useRouter();
  const { favourites } = useFavourites();
  return useMemo(
    () =>
      favourites.flatMap(({ id, name, path }) => {
        const [pathname = '/'] = path.split('?');
        const route = router.matchRoutes(pathname, {}).at(-1)?.staticData.name;
        // Another version may have had a page that this one lacks.
        if (route === undefined || !isRouteName(route)) return [];
        return withTexts({
          id: `favourite/${id}`,
          group: 'favourites',
          label: name,
          detail: t(`${route}.title`),
          icon: StarRegular,
          run: () => void router.navigate({ to: path }),
        });
      }),
    [t, router, favourites],
  );
}

/** Entries of recent records and views. */
function useRecentEntries(): PaletteEntry[] {
  const { t } = useTranslation(['palette', 'routes']);
  const router = useRouter();
  const known = useRecentRecords();
  const names = useRecentNames(known);
  const named = useRecentViews();
  return useMemo(() => {
    const records = known.flatMap(({ module, id, name }) => {
      const show = `${module}_show`;
      if (!isRouteName(show)) return [];
      const number = t('palette:number', { id });
      const title = `${t(`routes:${module}.title`)} ${number}`;
      const shown = name ?? names.get(keyOfRecent({ module, id }));
      const entry = {
        id: `recent/${module}/${id}`,
        group: 'recent' as const,
        module,
        run: () => void router.navigate({ to: addressOf(show, { id }) }),
      };
      // The title of its list is no name of a record.
      if (shown === undefined) return { ...entry, label: title, names: [], details: folded([title]) };
      return withTexts({ ...entry, label: shown, detail: title });
    });
    const views = named.map(({ module, id, name }) =>
      withTexts({
        id: `view/${module}/${id}`,
        group: 'views',
        label: name,
        detail: t(`routes:${module}.title`),
        module,
        run: () => void router.navigate({ to: addressOf(module), search: { view: id } }),
      }),
    );
    return [...records, ...views];
  }, [t, router, known, names, named]);
}

/** Entries of the application: account, preferences, theme, shortcuts, sign-out. */
function useApplicationEntries({ signOut, showShortcuts }: ApplicationCommands): PaletteEntry[] {
  const { t } = useTranslation(['shell', 'actions', 'check']);
  const { openDialog } = useDialogs();
  const { user, permissions } = useSignedIn();
  const router = useRouter();
  const keys = useKeyNames();
  const isDark = useIsDark(usePreferences().theme);
  const setPreferences = useSetPreferences();
  return useMemo(() => {
    const entry = (
      id: string,
      label: string,
      icon: PaletteEntry['icon'],
      run: () => void,
      shown?: string,
    ): PaletteEntry => withTexts({ id: `application/${id}`, group: 'application', label, icon, keys: shown, run });
    return [
      ...(permissions.includes('user_read')
        ? [
            entry(
              'account',
              t('shell:user.account'),
              PersonRegular,
              () => void router.navigate({ to: addressOf('users_show', { id: user.id }) }),
            ),
          ]
        : []),
      entry('preferences', t('shell:user.preferences'), OptionsRegular, () => openDialog('preferences')),
      entry('theme', t('shell:theme.darkSwitch'), DarkThemeRegular, () =>
        setPreferences({ theme: isDark ? 'light' : 'dark' }),
      ),
      entry('shortcuts', t('actions:shortcuts.title'), KeyboardRegular, showShortcuts, keys.label('shortcutList')),
      entry('check', t('check:button'), StethoscopeRegular, () => openDialog('check')),
      entry('about', t('shell:user.about'), InfoRegular, () => openDialog('about')),
      entry('accessibility', t('shell:accessibility.title'), AccessibilityRegular, () => openDialog('accessibility')),
      entry('licences', t('shell:licences.button'), ScalesRegular, () => openDialog('licences')),
      ...(gallery === undefined
        ? []
        : [entry('gallery', gallery.title, AppsRegular, () => void router.navigate({ to: gallery?.path }))]),
      entry('signOut', t('shell:signOut.button'), SignOutRegular, signOut),
    ];
  }, [t, openDialog, user.id, permissions, router, keys, isDark, setPreferences, signOut, showShortcuts]);
}
