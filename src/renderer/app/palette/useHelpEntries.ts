import { QuestionCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import type { RouteName } from '#shared/routes.ts';
import { openHelp } from '../help/help.ts';
import { type HelpTexts, helpPage } from '../help/pages.ts';
import { type Lookup, plainText } from '../help/references.ts';
import { helpRoutes, useHelpTexts, useLookup } from '../help/useHelpPage.ts';
import { useRouteName } from '../router/useRouteName.ts';
import type { PaletteEntry } from './entries.ts';
import { pagesFor } from './pages.ts';
import { withTexts } from './text-entry.ts';
import { everyText } from './texts.ts';

/** The lines of pages, by the texts of their language: they are written out once, not at every opening. */
const written = new WeakMap<HelpTexts, Map<RouteName, readonly string[]>>();

/** Everything that a page says. Words that are looked for stand in one line of it, not anywhere on the page. */
function linesOf(texts: HelpTexts, route: RouteName, lookup: Lookup): readonly string[] {
  const known = written.get(texts) ?? new Map<RouteName, readonly string[]>();
  written.set(texts, known);
  const before = known.get(route);
  if (before !== undefined) return before;
  const { purpose, tasks, behind } = helpPage(texts, route, () => true);
  const lines = [purpose, ...tasks.flatMap((task) => [task.do, task.how]), ...behind];
  const plain = lines.map((text) => plainText(text, lookup));
  known.set(route, plain);
  return plain;
}

/** Entries of the pages of the help, found by their titles in both languages and by every word that they say. */
export function useHelpEntries(): PaletteEntry[] {
  const { t, i18n } = useTranslation(['routes', 'shell']);
  const { data: texts } = useHelpTexts();
  const { data: loaded } = useQuery(everyText);
  const lookup = useLookup();
  const session = useSignedIn();
  const { config } = useBootstrap();
  const here = useRouteName();
  return useMemo(() => {
    if (texts === undefined) return [];
    const isOn = (name: keyof typeof config.modules) => config.modules[name];
    return helpRoutes(pagesFor({ session, config }), isOn).map((route) =>
      withTexts(
        {
          id: `help/${route}`,
          group: 'help',
          label: t(`routes:${route}.title`),
          detail: t('shell:help.label'),
          icon: QuestionCircleRegular,
          run: () => openHelp({ page: route, over: here }),
          further: () => linesOf(texts, route, lookup),
        },
        ...(loaded ?? []).flatMap((locale) => {
          const title: unknown = i18n.getResource(locale, 'routes', `${route}.title`);
          return typeof title === 'string' ? [title] : [];
        }),
      ),
    );
  }, [t, i18n, texts, loaded, lookup, session, config, here]);
}
