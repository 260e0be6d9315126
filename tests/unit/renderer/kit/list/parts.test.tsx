import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PreferencesChange, PreferencesContext, SetPreferencesContext } from '#renderer/kit/data/session.ts';
import { type Preview, usePreview } from '#renderer/kit/list/preview/usePreview.ts';
import type { ListPageState } from '#renderer/kit/list/useListPage.ts';
import { useListRows } from '#renderer/kit/list/useListRows.ts';
import { AppFailure } from '#shared/failure.ts';
import { preferences } from '#shared/preferences.ts';
import type { ListPage } from '#shared/resources/define.ts';

interface Row {
  id: number;
}
const rowsOf = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const answer = (page: number, ...ids: number[]): ListPage<Row> => ({
  rows: rowsOf(...ids),
  unreadable: [],
  total: 4,
  page,
  perPage: 2,
});

type Page = Pick<ListPageState<Row>, 'query' | 'list' | 'isRefreshing' | 'state' | 'change'>;
interface Asked {
  page: number;
  data?: ListPage<Row>;
  isPlaceholderData?: boolean;
  error?: AppFailure;
  change?: Page['change'];
}
/** The state of a list, as far as its parts read it. */
const pageOf = ({ page, data, isPlaceholderData = false, error, change = () => {} }: Asked) =>
  ({
    query: { page, perPage: 2, sort: [], filters: {} },
    state: { page, perPage: 2, sort: [], filters: {}, view: null },
    list: { data, isPlaceholderData, error: error ?? null },
    isRefreshing: false,
    change,
  }) as unknown as Page; // Of the query of a list the parts read these alone.

test('until other rows arrive, those on screen keep their key, and are busy', () => {
  const { result, rerender } = renderHook((asked: Asked) => useListRows(pageOf(asked)), {
    initialProps: { page: 1, data: answer(1, 1, 2) } as Asked,
  });
  const first = result.current;
  expect([first.isBusy, first.total, first.entries.length]).toEqual([false, 4, 2]);
  rerender({ page: 2, data: first.data, isPlaceholderData: true });
  expect([result.current.isBusy, result.current.key]).toEqual([true, first.key]);
  expect(result.current.entries).toBe(first.entries);
  rerender({ page: 2, data: answer(2, 3, 4) });
  expect(result.current.isBusy).toBe(false);
  expect(result.current.key).not.toBe(first.key);
  expect(result.current.changed.change).toBe(0);
});

test('a list that did not answer has no rows and says why; one that is refreshed says how many came', () => {
  const { result, rerender } = renderHook((asked: Asked) => useListRows(pageOf(asked)), {
    initialProps: { page: 1, error: new AppFailure({ kind: 'denied' }) } as Asked,
  });
  const { rows, error, total } = result.current;
  expect([rows, error?.kind, total]).toEqual([[], 'denied', 0]);
  rerender({ page: 1, data: answer(1, 1, 2) });
  rerender({ page: 1, data: { ...answer(1, 1, 2), total: 6 } });
  expect(result.current.changed.change).toBe(2);
  act(() => result.current.changed.dismiss());
  expect(result.current.changed.change).toBe(0);
});

/** Rows and preview of a list. */
function Area({ asked, onPreview }: { asked: Asked; onPreview: (preview: Preview<Row>) => void }) {
  const page = pageOf(asked);
  const preview = usePreview(page, useListRows(page), { canDock: true });
  onPreview(preview);
  return (
    <div {...preview.area}>
      {/* biome-ignore lint/a11y/useSemanticElements: the grid of a list is no table. */}
      <div role="grid">
        <button type="button">row</button>
        <button type="button" tabIndex={0}>
          active
        </button>
      </div>
      <aside>{preview.row?.id ?? 'closed'}</aside>
    </div>
  );
}

function openArea() {
  const change = vi.fn<Page['change']>();
  const setPreferences = vi.fn<(change: PreferencesChange) => void>();
  let preview: Preview<Row> | undefined;
  const onPreview = (one: Preview<Row>) => {
    preview = one;
  };
  const at = (asked: Asked) => (
    <PreferencesContext value={preferences.parse({ locale: 'fr', theme: 'light' })}>
      <SetPreferencesContext value={setPreferences}>
        <Area asked={{ change, ...asked }} onPreview={onPreview} />
      </SetPreferencesContext>
    </PreferencesContext>
  );
  const { rerender } = render(at({ page: 1, data: answer(1, 1, 2) }));
  const shown = () => screen.getByRole('complementary').textContent;
  const run = (use: (preview: Preview<Row>) => void) => act(() => preview && use(preview));
  return { change, setPreferences, run, shown, to: (asked: Asked) => rerender(at(asked)), preview: () => preview };
}

test('a preview goes from row to row, over the end of the page', () => {
  const { change, run, shown, to, preview } = openArea();
  expect([shown(), preview()?.next]).toEqual(['closed', undefined]);
  run(({ show }) => show({ id: 1 }));
  expect(preview()?.previous).toBeUndefined();
  run(({ next }) => next?.());
  expect(shown()).toBe('2');
  run(({ next }) => next?.());
  expect(change).toHaveBeenCalledExactlyOnceWith({ page: 2 });
  to({ page: 2, data: answer(1, 1, 2), isPlaceholderData: true });
  expect([shown(), preview()?.next]).toEqual(['2', undefined]);
  to({ page: 2, data: answer(2, 3, 4) });
  expect(shown()).toBe('3');
  run(({ toggle }) => toggle({ id: 3 }));
  expect(shown()).toBe('closed');
});

test('Escape closes an open preview, and focuses the active row', () => {
  const { run, shown } = openArea();
  const pressEscape = () => fireEvent.keyDown(screen.getByText('row'), { key: 'Escape' });
  // True where nobody took the key.
  expect(pressEscape()).toBe(true);
  run(({ show }) => show({ id: 2 }));
  expect([pressEscape(), shown()]).toEqual([false, 'closed']);
  expect(document.activeElement).toBe(screen.getByText('active'));
});

describe('in a wide window', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('the preview is open, beside the rows, and goes with the focus', () => {
    const { run, shown, preview } = openArea();
    expect([shown(), preview()?.isDocked]).toEqual(['1', true]);
    run(({ follow }) => follow({ id: 2 }));
    expect(shown()).toBe('2');
    // It is in nobody's way.
    expect(fireEvent.keyDown(screen.getByText('row'), { key: 'Escape' })).toBe(true);
  });

  test('closing it is remembered', () => {
    const { run, setPreferences } = openArea();
    run(({ close }) => close());
    expect(setPreferences).toHaveBeenCalledExactlyOnceWith({ hasPreview: false });
  });
});
