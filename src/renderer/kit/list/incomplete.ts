import type { ListPage } from '#shared/resources/define.ts';

/** What is wrong with a page of a list, apart from rows that cannot be decoded. */
export type Incomplete = { kind: 'short'; shown: number; expected: number } | { kind: 'repeated' };

type Page = Pick<ListPage<{ readonly id: number }>, 'rows' | 'unreadable' | 'total' | 'page' | 'perPage'>;

/**
 * Detects a page with fewer rows than its total announces, or one that repeats the previous page: the platform may
 * limit the rows per page, or ignore the page number. Null for a correct page.
 */
export function incompleteOf(page: Page, before: Page | undefined): Incomplete | null {
  const shown = page.rows.length + page.unreadable.length;
  const expected = Math.max(Math.min(page.perPage, page.total - (page.page - 1) * page.perPage), 0);
  const isSame = ({ id }: { readonly id: number }, index: number) => page.rows[index]?.id === id;
  if (before !== undefined && shown > 0 && before.rows.length === page.rows.length && before.rows.every(isSame)) {
    return page.rows.length > 0 ? { kind: 'repeated' } : null;
  }
  return shown < expected ? { kind: 'short', shown, expected } : null;
}
