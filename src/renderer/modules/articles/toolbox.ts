import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { addressOf } from '#shared/routes.ts';

/** Title of the article that holds the toolbox of the public site. */
const TOOLBOX = 'TOOLBOX';

/** Opens the toolbox article, found by its exact title: the search also returns titles that contain the word. */
export async function openToolbox({ open, notify }: Pick<ActionTools, 'open' | 'notify'>): Promise<void> {
  try {
    const { rows } = await invoke('articles.list', {
      page: 1,
      perPage: 100,
      sort: [{ field: 'title', direction: 'asc' }],
      filters: { title: TOOLBOX },
    });
    const found = rows.find(({ title }) => title.trim().toUpperCase() === TOOLBOX);
    if (found === undefined) throw new AppFailure({ kind: 'notFound' });
    await open(addressOf('articles_show', { id: found.id }));
  } catch (thrown) {
    notify({ context: 'articles', name: 'toolbox', outcome: 'error', error: toAppError(thrown) });
  }
}
