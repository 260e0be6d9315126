import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { addressOf } from '#shared/routes.ts';

/** Title of the article that the toolbox of the public site is made of. */
const TOOLBOX = 'TOOLBOX';

/** Opens the article of the toolbox; another one whose title holds the word is not it. */
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
