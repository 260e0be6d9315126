import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordActions } from '#renderer/kit/actions/available.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import { ArticleShowPage } from '#renderer/modules/articles/ArticleShowPage.tsx';
import { articleActions } from '#renderer/modules/articles/actions.ts';
import { siteConfig } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { articles } from '#shared/resources/articles/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { editPage } from '#tests/support/pages.tsx';
import { openScreen, signedIn } from '#tests/support/screen.tsx';

const ArticleEditPage = await editPage('articles_edit');

const article = articles.item.parse({
  id: 7,
  title: 'Aide',
  status: 1,
  sections: [
    {
      id: 70,
      title: 'Partie',
      subTitle: 'Suite',
      position: 1,
      status: 1,
      paragraphs: [{ id: 701, text: '<p>Bonjour</p>', position: 1, status: 1 }],
    },
  ],
});

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge({
    'articles.get': () => article,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
  });
});

const config = { platformLanguage: 'fr' };
const languages = [
  ['fr', false],
  ['en', true],
] as const;

describe('the parts of an article, read in the language of the profile', () => {
  const outline = async () => within(await screen.findByRole('navigation', { name: 'Plan de l’article' }));
  /** The choices of a status beside that of the article itself. */
  const statuses = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ name }) => name !== 'status')
      .map(({ disabled }) => disabled);

  it.each(languages)('in %s: sections are locked: %s', async (languageCode, isLocked) => {
    await openScreen(<ArticleEditPage id={7} />, { rights: permissions, config, languageCode });
    fireEvent.click((await outline()).getByRole('button', { name: /^Partie/u }));
    for (const name of ['Titre de la section', 'Sous-titre']) {
      expect([name, screen.getByRole<HTMLInputElement>('textbox', { name }).disabled]).toEqual([name, isLocked]);
    }
    expect(statuses()).toEqual([isLocked, isLocked]);
  });

  it.each(languages)('in %s: paragraphs are locked: %s', async (languageCode, isLocked) => {
    await openScreen(<ArticleEditPage id={7} />, { rights: permissions, config, languageCode });
    fireEvent.click((await outline()).getByRole('button', { name: /^Bonjour/u }));
    const text = await screen.findByRole('textbox', { name: /^Paragraphe/u });
    expect(text.getAttribute('contenteditable')).toBe(String(!isLocked));
    expect(statuses()).toEqual([isLocked, isLocked]);
  });

  it.each(languages)(
    'in %s: duplicating and changing the status, which would store the translation as the original, are blocked: %s',
    (languageCode, isKept) => {
      const session = signedIn({ rights: permissions, languageCode });
      const context: ActionContext = { session, config: siteConfig.parse(config) };
      const ids = recordActions(articleActions, article, context).map(({ id }) => id);
      for (const id of ['articles.duplicate', 'articles.unpublish'])
        expect([id, ids.includes(id)]).toEqual([id, !isKept]);
    },
  );
});

it('a 500 for an address may mean that there is no such article: a retry and a link to the list are offered', async () => {
  bridge.answer('articles.get', () => {
    throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500 });
  });
  for (const page of [<ArticleShowPage key="show" id={99} />, <ArticleEditPage key="edit" id={99} />]) {
    const { unmount, notices } = await openScreen(page, { rights: permissions });
    expect(await screen.findByText('Introuvable, ou erreur de la plateforme')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Revenir à la liste' }).getAttribute('href')).toBe('/articles');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
    expect(notices).toMatchObject([{ context: 'articles', name: 'loaded', outcome: 'error', error: { status: 500 } }]);
    unmount();
  }
});
