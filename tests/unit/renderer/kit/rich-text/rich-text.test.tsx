import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linkAddress } from '#renderer/kit/rich-text/addresses.ts';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import { longestText } from '#shared/cut.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

async function show(html: string, level?: 2 | 3) {
  const bridge = installFakeBridge({ 'app.openExternal': () => undefined });
  await openScreen(
    <main>
      <RichText html={html} level={level} />
    </main>,
    { config: { apiBaseUrl: 'https://api.example.org', publicSiteUrl: 'https://www.example.org' } },
  );
  return { bridge, main: await screen.findByRole('main') };
}

describe('a rich text shown on a screen', () => {
  it('shows safe content, and nothing that could run or load', async () => {
    const { main } = await show(
      '<p onclick="x()">Un <b>deux</b></p><script>x()</script><img src=x onerror=x()><p style="position:fixed">Trois</p>' +
        '<table><tr><td colspan="2">4</td></tr></table><a href="javascript:x()">cinq</a>',
    );
    expect(main.textContent).toContain('Un deux');
    expect(main.querySelector('script, [onclick], [onerror], [href^="javascript"], [style*="position"]')).toBeNull();
    expect(screen.getByRole('cell', { name: '4' }).getAttribute('colspan')).toBe('2');
  });

  it('shows no code as text, and no link that hides where it leads', async () => {
    const { main } = await show(
      '<p>Un</p><script>let a = 1</script><style>p { color: red }</style><a href="https://user:secret@example.org/">Deux</a>',
    );
    expect(main.textContent).toBe('UnDeux');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('loads the platform’s pictures through the application, and shows any other by name', async () => {
    const { main } = await show(
      '<img src="https://www.example.org/a.png" alt="Carte"><img src="https://elsewhere.example/b.png" alt="Ailleurs">' +
        '<iframe src="https://video.example/1"></iframe>',
    );
    expect(screen.getByRole('img', { name: 'Carte' }).getAttribute('src')).toMatch(/^\/platform-image\?src=/);
    screen.getByText(/^Image\s: Ailleurs$/);
    screen.getByText('https://elsewhere.example/b.png');
    screen.getByText('https://video.example/1');
    expect(main.querySelectorAll('img, iframe')).toHaveLength(1);
  });

  it('opens links through the system, and follows none by itself', async () => {
    const { bridge } = await show('<p><a href="https://example.org/a">Un</a> <a href="/aide">Deux</a></p>');
    fireEvent.click(screen.getByRole('link', { name: 'Un' }));
    expect(bridge.requests('app.openExternal')).toEqual([{ url: 'https://example.org/a' }]);
    expect(screen.queryByRole('link', { name: 'Deux' })).toBeNull();
  });

  it.each([
    ['https://www.banque.example/', 'https://autre.example/x', 'autre.example'],
    ['<b>www.banque</b>.example', 'https://autre.example/x', 'autre.example'],
    ['aide@banque.example', 'mailto:vol@autre.example', 'vol@autre.example'],
    ['https://b\u0430nque.example', 'https://b\u0430nque.example', 'xn--bnque-4ve.example'],
    [
      '<img alt="https://www.banque.example" src="https://elsewhere.example/a.png">',
      'https://autre.example',
      'autre.example',
    ],
  ])('asks before it opens a link that says %s, and names where it leads', async (words, address, destination) => {
    const { bridge } = await show(`<p>Voir <a href="${address}">${words}</a> !</p>`);
    const link = screen.getByRole('link');
    fireEvent.click(link);
    expect(bridge.requests('app.openExternal')).toEqual([]);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(destination);
    fireEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // The middle button asks too.
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ouvrir' }));
    expect(bridge.requests('app.openExternal')).toEqual([{ url: address }]);
  });

  it('takes what stands beside a link without a blank for a part of its words', async () => {
    const { bridge } = await show('<p>www.banque<a href="https://autre.example/">.example/aide</a></p>');
    fireEvent.click(screen.getByRole('link'));
    expect(bridge.requests('app.openExternal')).toEqual([]);
    await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  });

  it('opens a link whose words name its own host, or no address', async () => {
    const { bridge } = await show(
      '<p><a href="https://www.banque.example/aide">banque.example</a> <a href="https://autre.example/">cliquez ici</a></p>',
    );
    for (const link of screen.getAllByRole('link')) fireEvent.click(link);
    expect(bridge.requests('app.openExternal')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'cliquez ici' }).getAttribute('aria-description')).toBe('autre.example');
  });

  it('parses and draws the start of an endless text, and the whole on demand', async () => {
    const { main } = await show(`<p>${'mot '.repeat(5000)}</p>`);
    expect(main.textContent?.length).toBeLessThan(longestText + 100);
    fireEvent.click(screen.getByRole('button', { name: 'Afficher tout le texte' }));
    expect(main.textContent?.length).toBe(20_000);
  });

  it('puts its headings below those of the page, without skipping a level', async () => {
    await show('<h4>Un</h4><h1>Deux</h1><h4>Trois</h4><h6>Quatre</h6>', 2);
    const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(levels).toEqual(['H2 Un', 'H2 Deux', 'H3 Trois', 'H4 Quatre']);
  });
});

describe('the address of a link', () => {
  it.each([
    ['example.org/aide', 'https://example.org/aide'],
    [' https://example.org ', 'https://example.org'],
    ['contact@example.org', 'mailto:contact@example.org'],
    ['03 80 00 00 00', 'tel:0380000000'],
    ['tel:+33 3 80', undefined],
    ['http://example.org', undefined],
    ['javascript:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/aide', undefined],
    ['bonjour', undefined],
    ['', undefined],
  ])('%j', (typed, address) => {
    expect(linkAddress(typed).address).toBe(address);
  });

  it('can be a page of the site in an article, and never another site in disguise', () => {
    expect(linkAddress('/aide', true).address).toBe('/aide');
    expect(linkAddress('#tarifs', true).address).toBe('#tarifs');
    expect(linkAddress('//evil.example', true).address).toBeUndefined();
  });
});
