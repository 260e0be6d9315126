import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { contrastOf, readColor } from '#renderer/modules/campaigns/check/contrast.ts';
import { checkAnswers, checkLocally } from '#renderer/modules/campaigns/check/rules.ts';
import { SavedMessageCheck } from '#renderer/modules/campaigns/check/SavedMessageCheck.tsx';
import { type Block, keyed, type NewBlock, writeBody } from '#shared/resources/campaigns/blocks.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const all = (...blocks: NewBlock[]): Block[] => blocks.map((block) => keyed(block) as Block); // every kind has its key
const text = (html: string): NewBlock => ({ kind: 'text', html });
const picture = (changes = {}): NewBlock => ({
  kind: 'image',
  src: 'https://example.org/a.png',
  imageId: 3,
  alt: 'Le quai',
  href: null,
  isDecorative: false,
  ...changes,
});
const kinds = (subject: string, ...blocks: NewBlock[]) =>
  checkLocally({ subject, blocks: all({ kind: 'title', text: 'Bonjour' }, ...blocks) }).map(({ kind }) => kind);

describe('the rules of a message', () => {
  it.each([
    ['subjectEmpty', ' '],
    ['subjectLong', 'a'.repeat(61)],
    ['subjectCapitals', 'TROIS PLACES POUR la gare'],
    ['subjectMarks', 'Venez ! Vite !'],
    ['subjectWords', 'Un trajet gratuit'],
    ['placeholder', 'Bonjour [nom]'],
  ])('find %s in the subject « %s »', (kind, subject) => {
    expect(kinds(subject)).toEqual([kind]);
  });

  it.each<[string, NewBlock]>([
    ['unknownBlock', { kind: 'unknown', element: { type: 'video' } }],
    ['emptyBlock', text('<p> </p>')],
    ['imageWaiting', picture({ src: null, chosen: { selectionId: 'a', name: 'a.png', size: 3 } })],
    ['noAlt', picture({ alt: '' })],
    ['noAlt', text('<p>x<img src="https://example.org/a.png"></p>')],
    ['emptyLink', text('<p>x<a href="https://example.org"></a></p>')],
    ['vagueLink', text('<p>C’est <a href="https://example.org">ici</a></p>')],
    ['insecureLink', text('<p><a href="http://example.org">Le site</a></p>')],
    ['badAddress', text('<p><a href="/accueil">Le site</a></p>')],
    ['contrast', text('<p style="color:#999999">Pâle</p>')],
    ['contrast', text('<div style="background-color:#000"><p>Noir sur noir</p></div>')],
    ['placeholder', text('<p>Lorem ipsum dolor</p>')],
    ['doubtful', text('<p>Les horaires restent à préciser</p>')],
    ['clipped', text(`<p>${'a'.repeat(105_000)}</p>`)],
  ])('find %s in a block', (kind, block) => {
    expect(kinds('Trois places pour la gare', block)).toEqual([kind]);
  });

  it('find nothing in a good message: our own button and a decorative picture among it', () => {
    const button: NewBlock = { kind: 'button', label: 'Publier', href: 'https://example.org' };
    const decorative = picture({ alt: '', isDecorative: true });
    const links = text('<p><a href="mailto:a@example.org">Écrire</a> <a href="tel:+33639980001">Appeler</a></p>');
    expect(kinds('Trois places pour la gare', button, decorative, links, { kind: 'divider' })).toEqual([]);
  });

  it('blocks a test for a picture that does not answer, and advises for a link', () => {
    const blocks = all(picture(), text('<p><a href="https://example.org/perdu">Le programme</a></p>'));
    const gone = { outcome: 'missing', status: 404, bytes: null } as const;
    const found = checkAnswers(blocks, {
      images: [{ address: 'https://example.org/a.png', ...gone }],
      links: [{ address: 'https://example.org/perdu', ...gone }],
    });
    expect(found.map(({ kind, level, block }) => [kind, level, block])).toEqual([
      ['imageBroken', 'blocking', 0],
      ['linkBroken', 'advice', 1],
    ]);
  });

  it('advises of what was not asked, and blocks nothing for it', () => {
    const blocks = all(picture(), text('<p><a href="https://example.org/neuf">Le programme</a></p>'));
    const unasked = { status: null, bytes: null } as const;
    const found = checkAnswers(blocks, {
      images: [{ address: 'https://example.org/a.png', outcome: 'unresolved', ...unasked }],
      links: [{ address: 'https://example.org/neuf', outcome: 'unsaved', ...unasked }],
    });
    expect(found).toEqual([
      { kind: 'unresolved', level: 'advice', block: 0, values: { address: 'https://example.org/a.png' } },
      { kind: 'unsaved', level: 'advice', block: 1, values: { address: 'https://example.org/neuf' } },
    ]);
  });

  it('advises when all pictures together are heavy', () => {
    const answer = { address: 'https://example.org/a.png', outcome: 'ok', status: 200, bytes: 2_000_000 } as const;
    expect(checkAnswers(all(picture()), { images: [answer], links: [] }).map(({ kind }) => kind)).toEqual(['heavy']);
  });

  it('sees a contrast where the policy of the page keeps the parser from applying styles', () => {
    const style = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style');
    const unapplied = vi.spyOn(HTMLElement.prototype, 'style', 'get').mockImplementation(function (this: HTMLElement) {
      return this.ownerDocument === document ? style?.get?.call(this) : document.createElement('i').style;
    });
    try {
      expect(kinds('Trois places pour la gare', text('<p style="color:#999999">Pâle</p>'))).toEqual(['contrast']);
    } finally {
      unapplied.mockRestore();
    }
  });

  it('measures contrast as WCAG does', () => {
    const [black, white] = [readColor('#000'), readColor('rgb(255, 255, 255)')];
    expect(black && white && contrastOf(black, white)).toBeCloseTo(21, 5);
    expect(readColor('transparent')).toBeNull();
  });
});

describe('the list of a check', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge({
      'campaigns.checkMessage': () => ({
        images: [{ address: 'https://example.org/a.png', outcome: 'missing', status: 404, bytes: null }],
        links: [{ address: 'https://example.org', outcome: 'ok', status: 200, bytes: null }],
      }),
    });
  });

  test('reads the stored message by itself, asks its addresses once somebody wants it, and leads to the block', async () => {
    const body = writeBody(all(text('<p><a href="https://example.org">ici</a></p>'), picture()));
    await openScreen(<SavedMessageCheck campaign={readCampaign({ id: 7, subject: 'Trois places', body })} />, {
      rights: ['campaign_update'],
    });
    const start = await screen.findByRole('button', { name: 'Vérifier les images et les liens' });
    expect((await screen.findByRole('listitem')).textContent).toContain('Conseil : le lien « ici »');
    expect(bridge.requests('campaigns.checkMessage')).toEqual([]);
    await userEvent.click(start);
    const item = (await screen.findByText(/À corriger avant le test/)).closest('li');
    const link = within(item as HTMLElement).getByRole<HTMLAnchorElement>('link', { name: 'Aller au bloc 2' });
    expect(link.href).toContain('/campaigns/7?block=2');
    expect(bridge.requests('campaigns.checkMessage')).toMatchObject([{ id: 7 }]);
  });
});
