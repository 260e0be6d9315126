import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { performOn } from '#renderer/kit/actions/perform.ts';
import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import type { Notice } from '#renderer/kit/data/notify.ts';
import { articleActions } from '#renderer/modules/articles/actions.ts';
import { siteConfig } from '#shared/config.ts';
import { contract } from '#shared/ipc/contract.ts';
import type { Permission } from '#shared/permissions.ts';
import { articles } from '#shared/resources/articles/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { signedIn } from '#tests/support/screen.tsx';

const texts = ['<p>Un</p>', '<p><i class="fa fa-car"></i></p>', '<div id="widget"></div>', '<p>&nbsp;</p>'];
const article = articles.item.parse({
  id: 7,
  title: 'Aide',
  status: 1,
  sections: [
    {
      id: 70,
      title: 'Partie',
      position: 1,
      status: 1,
      paragraphs: texts.map((text, at) => ({ id: 701 + at, text, position: at + 1, status: 1 })),
    },
  ],
});

/** Performs the action of a menu for somebody with these rights; returns the messages and the calls. */
async function duplicate(rights: readonly Permission[], original = article) {
  const bridge = installFakeBridge({
    'articles.get': () => original,
    'articles.create': () => ({ id: 8 }),
    'articles.remove': () => undefined,
  });
  const action = articleActions.find(({ id }) => id === 'articles.duplicate');
  if (action === undefined || !('perform' in action)) throw new Error('a copy is made at once');
  const notices: Notice[] = [];
  const tools: ActionTools = {
    session: signedIn({ rights }),
    config: siteConfig.parse({}),
    client: new QueryClient(),
    open: async () => {},
    pathname: () => '/articles',
    openExternal: () => {},
    copy: () => {},
    translate: () => 'copie',
    notify: (notice) => void notices.push(notice),
  };
  await performOn(action, original, tools);
  const [notice] = notices;
  return { bridge, notice };
}

describe('duplicating an article', () => {
  it('copies every paragraph to the request, those without a letter too', async () => {
    const { bridge } = await duplicate(['article_create']);
    const [values] = bridge
      .requests('articles.create')
      .map((request) => contract['articles.create'].request.parse(request));
    const body = articles.toWire?.(values ?? {});
    expect(body).toMatchObject({ asections: [{ paragraphs: texts.map((text) => ({ text })) }] });
  });

  it.each([
    [247, 247],
    [248, 247],
    [255, 247],
  ])('keeps what the platform stores of a title of %d characters beside the word', async (length, kept) => {
    const { bridge } = await duplicate(['article_create'], { ...article, title: 'a'.repeat(length) });
    const [values] = bridge.requests('articles.create');
    expect(values).toMatchObject({ title: `${'a'.repeat(kept)} (copie)` });
  });

  it('can be undone by a person who may delete it, after a question', async () => {
    const { notice, bridge } = await duplicate(['article_create', 'article_delete']);
    expect(notice?.undoQuestion).toMatchObject({ title: 'articles:undoCopy.title', values: { name: 'Aide' } });
    await notice?.undo?.();
    expect(bridge.requests('articles.remove')).toEqual([{ id: 8 }]);
  });

  it('offers no undo without the right to delete', async () => {
    const { notice } = await duplicate(['article_create']);
    expect(notice).toMatchObject({ name: 'created', outcome: 'success' });
    expect(notice?.undo).toBeUndefined();
  });
});
