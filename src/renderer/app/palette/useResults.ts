import { LinkRegular, NumberSymbolRegular } from '@fluentui/react-icons';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withinSentence } from '#renderer/kit/ui/show/within-sentence.ts';
import { addressOf, isRouteName, type RouteName } from '#shared/routes.ts';
import { maxFound } from '#shared/searchable.ts';
import { useRouteName } from '../router/useRouteName.ts';
import { arrange, type PaletteEntry } from './entries.ts';
import { NarrowingSearch } from './match.ts';
import { moduleOf, peopleModule } from './module.ts';
import { readTyped, type Typed } from './typed.ts';
import type { KnownEntries } from './useEntries.ts';
import { type Found, MIN_TYPED, useRecordSearch } from './useRecordSearch.ts';

export interface Results {
  entries: PaletteEntry[];
  isSearching: boolean;
  hasFailed: boolean;
  /** A search of users needs more characters. */
  isTooShort: boolean;
}

/** Lines that the search gave are not searched again. */
const unsearched = { names: [], details: [] } as const;

/** The lines of the palette for what is typed. */
export function useResults(typed: string, entries: KnownEntries): Results {
  const read = readTyped(typed, window.location.origin);
  const direct = useDirect(read);
  const text = read.kind === 'text' ? read.text : '';
  const scope = read.kind === 'text' ? read.scope : null;
  const found = useRecordSearch(text, scope === 'all' || scope === 'people' ? scope : null);
  const records = useFoundEntries(found);

  const scopes = useScopes(entries);
  const known = useSearch(scope === null ? none : scopes[scope], text);
  // A letter or two is in every page of the help, which is long: its lines follow the others, after the answer to a key.
  const later = useDeferredValue(text);
  const ofLater = useSearch(scope === 'all' && later.length >= MIN_TYPED ? scopes.help : none, later);
  const help = later === text ? ofLater : [];

  const { isSearching, hasFailed } = found;
  const isTooShort = scope === 'people' && text.length < MIN_TYPED;
  return {
    entries: arrange([...known, ...help], [...direct, ...records], text !== ''),
    // The platform is not searched in the scopes of actions and pages.
    isSearching: useDeferredValue(isSearching),
    hasFailed,
    isTooShort,
  };
}

const none: readonly PaletteEntry[] = [];

/** Searches entries once per text: rendering further lines or found records does not search again. */
function useSearch(entries: readonly PaletteEntry[], text: string) {
  const [searching] = useState(() => new NarrowingSearch<PaletteEntry>());
  return useMemo(() => searching.search(entries, text), [entries, text, searching]);
}

/** The entries of each scope. Their texts are prepared while nobody types. */
function useScopes({ onScreen, everywhere, favourites, recents, pages, application, help }: KnownEntries) {
  const scopes = useMemo(() => {
    return {
      actions: [...onScreen, ...everywhere, ...application],
      pages: [...favourites, ...pages],
      people: recents,
      help,
      all: [...onScreen, ...everywhere, ...favourites, ...recents, ...pages, ...application],
    };
  }, [onScreen, everywhere, favourites, recents, pages, application, help]);
  useEffect(() => prepared([...scopes.all, ...scopes.help]), [scopes]);
  return scopes;
}

/** Milliseconds of the texts that are prepared at once. */
const slice = 4;

/** Normalises the texts of entries part by part. @returns a function that stops it */
function prepared(entries: readonly PaletteEntry[]): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = () => {
    const until = performance.now() + slice;
    for (; next < entries.length && performance.now() < until; next += 1) {
      const entry = entries[next];
      // Reading normalises.
      void entry?.names;
      void entry?.details;
    }
    timer = next < entries.length ? setTimeout(prepare) : undefined;
  };
  // After the palette is drawn.
  timer = setTimeout(prepare, 50);
  return () => clearTimeout(timer);
}

/** The entry for a number or a link, which has one target. */
function useDirect(typed: Typed): PaletteEntry[] {
  const { t, i18n } = useTranslation(['palette', 'routes']);
  const router = useRouter();
  const here = useRouteName();
  const line = (
    entry: Pick<PaletteEntry, 'id' | 'group' | 'label' | 'detail' | 'icon'>,
    path: string,
  ): PaletteEntry => ({
    ...entry,
    ...unsearched,
    run: () => void router.navigate({ to: path }),
  });
  if (typed.kind === 'link') {
    const { path } = typed;
    const [pathname = '/'] = path.split('?');
    const name = router.matchRoutes(pathname, {}).at(-1)?.staticData.name;
    if (name === undefined || name === 'default' || name === 'login') return [];
    const label = t('palette:openLink', { title: t(`routes:${name}.title`) });
    return [line({ id: 'link', group: 'link', label, detail: path, icon: LinkRegular }, path)];
  }
  if (typed.kind !== 'id') return [];
  const { id } = typed;
  const { module, show } = recordModule(here);
  const label = t('palette:openId', { id, module: withinSentence(t(`routes:${module}.title`), i18n.language) });
  return [line({ id: 'id', group: 'id', label, icon: NumberSymbolRegular }, addressOf(show, { id }))];
}

/** The module that a number refers to: that of the screen, or people where the screen has none. */
function recordModule(here: RouteName | 'default'): { module: RouteName; show: RouteName } {
  const people = peopleModule();
  for (const module of [here === 'default' ? people : moduleOf(here), people]) {
    const show = `${module}_show`;
    if (isRouteName(show)) return { module, show };
  }
  throw new Error(`${people} has no page of a record`);
}

function useFoundEntries({ groups }: Found): PaletteEntry[] {
  const { t, i18n } = useTranslation(['palette', 'routes']);
  const router = useRouter();
  return groups.flatMap(({ group, module, filter, text, records }) => {
    const show = `${module}_show`;
    if (!isRouteName(show)) return [];
    const found = records.map(
      ({ id, name, detail = `#${id}` }): PaletteEntry => ({
        id: `${group}/${id}`,
        group,
        label: name,
        detail,
        module,
        ...unsearched,
        run: () => void router.navigate({ to: addressOf(show, { id }) }),
      }),
    );
    if (records.length < maxFound) return found;
    // There may be others: the list has them all.
    const list = `${addressOf(module)}?${new URLSearchParams({ view: 'all', [filter]: text })}`;
    const all: PaletteEntry = {
      id: `${group}/all`,
      group,
      label: t('palette:seeAll', { text, title: withinSentence(t(`routes:${module}.title`), i18n.language) }),
      module,
      ...unsearched,
      run: () => void router.navigate({ to: list }),
    };
    return [...found, all];
  });
}
