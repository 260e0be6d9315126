import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShortcutRef, shortcutIds } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useCan, useSession, useSwitch } from '#renderer/kit/data/session.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { modules } from '#renderer/modules/index.ts';
import { locales } from '#shared/preferences.ts';
import { isRouteName, type RouteName, routes } from '#shared/routes.ts';
import { type HelpPage, type HelpTexts, helpPage, type Needs } from './pages.ts';
import type { Lookup } from './references.ts';
import { helpTexts } from './texts.ts';

/** Every shortcut by the name that texts of the help call it: its id, or `{module}.{id}`. */
export const shortcutsByName: ReadonlyMap<string, ShortcutRef> = new Map<string, ShortcutRef>([
  ...shortcutIds.map((id): [string, ShortcutRef] => [id, id]),
  ...modules.flatMap(({ name, shortcuts }) =>
    Object.entries(shortcuts?.of ?? {}).map(([id, shortcut]): [string, ShortcutRef] => [`${name}.${id}`, shortcut]),
  ),
]);

/** How texts of the help are written out in the language and for the keyboard of the person. */
export function useLookup(): Lookup {
  const names = useKeyNames();
  const translate = useTranslate();
  return useMemo(
    () => ({
      keys: (name) => {
        const shortcut = shortcutsByName.get(name);
        return shortcut === undefined ? name : names.label(shortcut);
      },
      // The test of the help looks every key up.
      label: (key) => translate(key as TextKey),
    }),
    [names, translate],
  );
}

/** The texts of the help in the language of the person; undefined until they are loaded. */
export function useHelpTexts() {
  const { i18n } = useTranslation();
  return useQuery(helpTexts(locales.find((known) => known === i18n.language) ?? 'fr'));
}

/** Returns a function that makes the page of a screen for the person. */
export function useHelpPage(): (texts: HelpTexts, route: RouteName) => HelpPage {
  const can = useCan();
  const isOn = useSwitch();
  const session = useSession();
  const operates = session.status === 'signedIn' && session.user.operates.length > 0;
  const isShown = ({ permission, switch: module, isOperator }: Needs) =>
    (permission === undefined || can(permission)) &&
    (module === undefined || isOn(module)) &&
    (!isOperator || operates);
  return (texts, route) => helpPage(texts, route, isShown);
}

/**
 * The screens whose help a person finds: those that they can open, and the pages of records and forms of their lists.
 *
 * @param pages the pages that the person can open
 */
export function helpRoutes(pages: readonly RouteName[], isOn: ReturnType<typeof useSwitch>): RouteName[] {
  const open = new Set(pages);
  return routes.flatMap(({ name, parent, switches }) => {
    const isOpen = open.has(name) || (parent !== undefined && isRouteName(parent) && open.has(parent));
    return isOpen && switches.every(isOn) ? [name] : [];
  });
}
