import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ArticleForm } from '#renderer/modules/articles/form/ArticleForm.tsx';
import { AppFailure } from '#shared/failure.ts';
import { contract } from '#shared/ipc/contract.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import type { Section } from '#shared/resources/articles/parts.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

/** Free HTML that the editor does not know, written as nobody else would. */
const TABLE = "<TABLE class='x'><tr><td>1 à 10 km</td></tr></TABLE>";

const section = (id: number, paragraphs: Section['paragraphs']): Section => ({
  id,
  title: `Partie ${id}`,
  subTitle: null,
  status: 1,
  paragraphs,
});

const article: Article = {
  id: 7,
  title: 'Aide',
  status: 1,
  sections: [
    section(70, [
      { id: 701, text: '<p>Un&nbsp;!</p>', status: 1 },
      { id: 702, text: TABLE, status: 0 },
    ]),
    section(71, [{ id: 711, text: '<p>Trois</p>', status: 1 }]),
  ],
  counts: { sections: 2, paragraphs: 3, published: 2 },
};

async function open(options: ScreenOptions & { stored?: Article | null } = {}) {
  const { stored = article, ...rest } = options;
  const bridge = installFakeBridge({
    'articles.get': () => article,
    'articles.update': () => ({ id: 7 }),
    'articles.create': () => ({ id: 8 }),
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
  });
  const { notices } = await openScreen(<ArticleForm stored={stored} />, {
    rights: ['access_admin', 'article_create', 'article_read', 'article_update'],
    ...rest,
  });
  await screen.findByRole('navigation', { name: 'Plan de l’article' });
  return Object.assign(bridge, { notices });
}

const outline = () => within(screen.getByRole('navigation', { name: 'Plan de l’article' }));
/** The button of a part; those beside it name the part between quotes. */
const part = (name: string) => outline().getByRole('button', { name: new RegExp(`^${name}`, 'u') });
/** The request as main reads it, without the form's keys of the parts. */
const updates = (bridge: FakeBridge) =>
  bridge.requests('articles.update').map((request) => contract['articles.update'].request.parse(request));
const creations = (bridge: FakeBridge) =>
  bridge.requests('articles.create').map((request) => contract['articles.create'].request.parse(request));

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('the form of an article', () => {
  it('sends the title alone when only the title changed', async () => {
    const bridge = await open();
    fireEvent.change(screen.getByRole('textbox', { name: /^Titre\s*\*?$/ }), { target: { value: 'Aide et contact' } });
    save();
    await waitFor(() => expect(updates(bridge)).toEqual([{ id: 7, changes: { title: 'Aide et contact' } }]));
  });

  it('sends all sections when one part changed, and every untouched text exactly as it is stored', async () => {
    const bridge = await open();
    fireEvent.click(part('Un'));
    fireEvent.click(screen.getByRole('button', { name: /^Descendre/ }));
    await screen.findByText('Paragraphe déplacé : 2 sur 2 dans la section 1.');
    save();
    await waitFor(() => expect(updates(bridge)).toHaveLength(1));
    expect(updates(bridge)[0]?.changes).toEqual({
      sections: [
        {
          id: 70,
          title: 'Partie 70',
          subTitle: null,
          status: 1,
          paragraphs: [
            { id: 702, text: TABLE, status: 0 },
            { id: 701, text: '<p>Un&nbsp;!</p>', status: 1 },
          ],
        },
        {
          id: 71,
          title: 'Partie 71',
          subTitle: null,
          status: 1,
          paragraphs: [{ id: 711, text: '<p>Trois</p>', status: 1 }],
        },
      ],
    });
  });

  it('moves a part by keyboard too, and sends a paragraph moved to another section as a new one', async () => {
    const bridge = await open();
    fireEvent.keyDown(part('1 à 10 km'), { key: 'ArrowDown', altKey: true });
    await screen.findByText('Paragraphe déplacé : 1 sur 2 dans la section 2.');
    save();
    await waitFor(() => expect(updates(bridge)).toHaveLength(1));
    // It was moved, not removed: no question is shown.
    expect(updates(bridge)[0]?.changes.sections?.[1]?.paragraphs).toEqual([
      { text: TABLE, status: 0 },
      { id: 711, text: '<p>Trois</p>', status: 1 },
    ]);
  });

  it('names what saving would delete, and saves only after a confirmation', async () => {
    const bridge = await open();
    fireEvent.click(part('Trois'));
    fireEvent.click(screen.getByRole('button', { name: /^Supprimer «\sTrois/ }));
    save();
    const first = await screen.findByRole('alertdialog', { name: /^Supprimer une partie de l’article/ });
    within(first).getByText(/Paragraphe «\sTrois/);
    fireEvent.click(within(first).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(updates(bridge)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    await screen.findByText('Aucune modification');
  });

  it('leaves out an empty new paragraph, and says so', async () => {
    const bridge = await open();
    await screen.findByRole('textbox', { name: /^Paragraphe\s*\*?$/ });
    fireEvent.change(screen.getByRole('textbox', { name: /^Titre\s*\*?$/ }), { target: { value: 'Autre' } });
    fireEvent.click(outline().getByRole('button', { name: /^Ajouter un paragraphe à «\sPartie 71/ }));
    await waitFor(() => expect(document.activeElement?.role).toBe('textbox'));
    save();
    await waitFor(() => expect(updates(bridge)).toEqual([{ id: 7, changes: { title: 'Autre' } }]));
    await waitFor(() => expect(bridge.notices.map(({ name }) => name)).toEqual(['updated', 'leftOut']));
    expect(outline().queryByRole('button', { name: /^Paragraphe vide/ })).toBeNull();
    // Nothing of it is left behind: the form is as stored, and saves what comes next.
    await screen.findByText('Aucune modification');
    expect(part('Trois').getAttribute('aria-current')).toBe('true');
    fireEvent.change(screen.getByRole('textbox', { name: /^Titre\s*\*?$/ }), { target: { value: 'Encore' } });
    save();
    await waitFor(() => expect(updates(bridge).at(-1)).toEqual({ id: 7, changes: { title: 'Encore' } }));
  });

  it('says so of a new article too, when saving leaves its form', async () => {
    const bridge = await open({ stored: null });
    fireEvent.change(screen.getByRole('textbox', { name: /^Titre\s*\*?$/ }), { target: { value: 'Aide' } });
    save();
    await waitFor(() => expect(creations(bridge)).toHaveLength(1));
    await waitFor(() => expect(bridge.notices.map(({ name }) => name)).toEqual(['created', 'leftOut']));
  });

  it('does not mention left-out paragraphs while nothing is saved', async () => {
    const bridge = await open();
    bridge.answer('articles.update', () => {
      throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false, readBack: 'notDone' });
    });
    fireEvent.click(outline().getByRole('button', { name: /^Ajouter un paragraphe à «\sPartie 71/ }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Titre\s*\*?$/ }), { target: { value: 'Autre' } });
    save();
    await waitFor(() => expect(bridge.notices).toMatchObject([{ name: 'updated', outcome: 'error' }]));
    expect(part('Paragraphe vide')).toBeDefined();
  });

  it('moves the focus into an added part, and beside a removed one', async () => {
    await open();
    const add = outline().getByRole('button', { name: /^Ajouter un paragraphe à «\sPartie 71/ });
    // The editor is fetched once; it is there for every other part.
    await screen.findByRole('textbox', { name: /^Paragraphe\s*\*?$/ });
    fireEvent.click(add);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Paragraphe\s*\*?$/ })),
    );
    const remove = screen.getByRole('button', { name: /^Supprimer «\sParagraphe vide/ });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(document.activeElement).toBe(part('Trois')));
    const up = screen.getByRole('button', { name: /^Monter «\sTrois/ });
    up.focus();
    fireEvent.click(up);
    // Into another section: its line is a new one.
    await waitFor(() => expect(document.activeElement).toBe(part('Trois')));
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter une section' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Titre de la section' })),
    );
  });

  it('previews the whole article, or only the published parts on request', async () => {
    await open();
    const preview = within(screen.getByRole('region', { name: 'Aperçu de l’article' }));
    preview.getByText('Paragraphe en brouillon');
    preview.getByText('1 à 10 km');
    fireEvent.click(screen.getByRole('switch', { name: 'Parties en ligne seulement' }));
    expect(preview.queryByText('1 à 10 km')).toBeNull();
    preview.getByText('Trois');
  });

  it('keeps what was typed when somebody else deleted a part meanwhile', async () => {
    const bridge = await open();
    bridge.answer('articles.update', () => {
      throw new AppFailure({ kind: 'conflict', reason: 'partsGone' });
    });
    fireEvent.click(part('Partie 71'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Titre de la section' }), { target: { value: 'Nouveau' } });
    save();
    await screen.findByText(/Une partie de cet article a été supprimée entre-temps/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titre de la section' }).value).toBe('Nouveau');
  });

  it('creates a section again that somebody else deleted and the person keeps', async () => {
    const bridge = await open();
    fireEvent.click(part('Partie 71'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Titre de la section' }), { target: { value: 'Nouveau' } });
    bridge.answer('articles.get', () => ({ ...article, sections: article.sections.slice(0, 1) }));
    save();
    await screen.findByText('Cette fiche a changé entre-temps');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Votre saisie/, hidden: true }).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer avec ces choix', hidden: true }));
    await waitFor(() => expect(updates(bridge)).toHaveLength(1));
    const [kept, anew] = updates(bridge)[0]?.changes.sections ?? [];
    expect([kept?.id, kept?.paragraphs.map(({ id }) => id)]).toEqual([70, [701, 702]]);
    expect(anew).toEqual({
      title: 'Nouveau',
      subTitle: null,
      status: 1,
      paragraphs: [{ text: '<p>Trois</p>', status: 1 }],
    });
  });

  it('creates an article with its parts', async () => {
    const bridge = await open({ stored: null });
    fireEvent.change(screen.getByRole('textbox', { name: /^Titre\s*\*?$/ }), { target: { value: 'Neuf' } });
    fireEvent.click(part('Section 1'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Titre de la section' }), { target: { value: 'Début' } });
    save();
    await waitFor(() => expect(creations(bridge)).toHaveLength(1));
    expect(creations(bridge)[0]).toMatchObject({
      title: 'Neuf',
      status: 0,
      sections: [{ title: 'Début', subTitle: null, status: 1, paragraphs: [] }],
    });
  });
});

describe('the form of an article read in another language than the platform’s', () => {
  const foreign = { config: { platformLanguage: 'fr' }, languageCode: 'en' } as const;

  it('is read-only, and the bar says why and what to do', async () => {
    const bridge = await open(foreign);
    screen.getByText(/s’affiche dans une autre langue \(anglais\)/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Titre\s*\*?$/ }).disabled).toBe(true);
    expect(outline().queryByRole('button', { name: /Ajouter/ })).toBeNull();
    fireEvent.click(part('Un'));
    expect(screen.queryByRole('button', { name: /^Descendre/ })).toBeNull();
    expect((await screen.findByRole('textbox', { name: /^Paragraphe/ })).getAttribute('contenteditable')).toBe('false');
    const [status] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Brouillon' });
    expect(status?.disabled).toBe(true);
    save();
    expect(updates(bridge)).toEqual([]);
  });

  it('is editable where both languages are the same, whatever the region', async () => {
    await open({ config: { platformLanguage: 'fr' }, languageCode: 'fr_FR' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Titre\s*\*?$/ }).disabled).toBe(false);
  });
});
