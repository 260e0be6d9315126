import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BlockEditor } from '#renderer/modules/campaigns/message/BlockEditor.tsx';
import { contentOfBody } from '#renderer/modules/campaigns/message/content.ts';
import { MessagePreview } from '#renderer/modules/campaigns/message/MessagePreview.tsx';
import { renderMessage } from '#renderer/modules/campaigns/message/render.ts';
import { MessageStore } from '#renderer/modules/campaigns/message/store.ts';
import { type Block, keyed, type NewBlock, writeBody } from '#shared/resources/campaigns/blocks.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const title = (text: string): NewBlock => ({ kind: 'title', text });
const open = async (...blocks: NewBlock[]) => {
  installFakeBridge({});
  const store = new MessageStore(contentOfBody(writeBody(blocks.map((block) => keyed(block) as Block))));
  await openScreen(
    <BlockEditor
      store={store}
      isReadOnly={false}
      hasPictures
      showErrors={false}
      error={undefined}
      onLeave={() => {}}
    />,
  );
  await screen.findByRole('button', { name: 'Ajouter un bloc' });
  return { store, kinds: () => store.blocks().map((block) => (block.kind === 'title' ? block.text : block.kind)) };
};
const said = (words: RegExp) => waitFor(() => screen.getByText(words));

test('a message without a block, and a closed text without a word, say so', async () => {
  const { store } = await open();
  expect(screen.getByText('Ce message n’a pas encore de bloc.')).toBeDefined();
  act(() => {
    store.add([{ kind: 'text', html: '' }], null);
    store.open(null);
  });
  expect(screen.queryByText('Ce message n’a pas encore de bloc.')).toBeNull();
  expect(screen.getByText('Texte vide')).toBeDefined();
});

describe('the keys of the block editor', () => {
  test('move a block with the focus in it, which stays there, and say its new place', async () => {
    const { kinds } = await open(title('A'), title('B'), { kind: 'divider' });
    const person = userEvent.setup();
    const [first] = screen.getAllByRole('textbox');
    first?.focus();
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(kinds()).toEqual(['B', 'A', 'divider']);
    expect(document.activeElement).toBe(first);
    await said(/place 2 sur 3/u);
    await person.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(kinds()).toEqual(['A', 'B', 'divider']);
    await said(/ne peut pas monter plus haut/u);
  });

  test('undo over all blocks from within a field, and give it again', async () => {
    const { kinds } = await open(title('A'), title('B'));
    const person = userEvent.setup();
    const [, second] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (second === undefined) throw new Error('there is no second title');
    await person.type(second, 'onjour');
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(kinds()).toEqual(['Bonjour', 'A']);
    await person.keyboard('{Control>}z{/Control}');
    expect(kinds()).toEqual(['A', 'Bonjour']);
    await person.keyboard('{Control>}z{/Control}');
    expect(kinds()).toEqual(['A', 'B']);
    await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(kinds()).toEqual(['A', 'Bonjour']);
  });

  test('go through the actions of a block as one stop, copy it and remove it, and the focus stays in the editor', async () => {
    const { kinds } = await open(title('A'), title('B'));
    const person = userEvent.setup();
    const [actions] = screen.getAllByRole('toolbar');
    if (actions === undefined) throw new Error('there are no actions');
    within(actions).getAllByRole('button')[0]?.focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(kinds()).toEqual(['A', 'A', 'B']);
    expect(document.activeElement?.closest('[data-block]')).not.toBeNull();
    const [copy] = screen.getAllByRole('button', { name: /^Supprimer/u });
    copy?.focus();
    await person.keyboard('{Enter}');
    expect(kinds()).toEqual(['A', 'B']);
    expect(document.activeElement?.closest('[data-block]')).not.toBeNull();
  });
});

test('a block that is dragged lands in the middle of another one, whatever takes drops there, and between two', async () => {
  const { kinds } = await open(title('A'), title('B'), title('C'));
  const [, , field] = screen.getAllByRole('textbox');
  const handle = screen.getByRole('button', { name: /^Titre «\sA\s»/u }).closest('[draggable]');
  if (field === undefined || handle === null) throw new Error('there is nothing to drag');
  // As an editor of texts does.
  for (const event of ['dragover', 'drop']) field.addEventListener(event, (dropped) => dropped.stopPropagation());
  const dataTransfer = { setData: () => {}, effectAllowed: '' };
  fireEvent.dragStart(handle, { dataTransfer });
  fireEvent.dragOver(field, { dataTransfer });
  fireEvent.drop(field, { dataTransfer });
  expect(kinds()).toEqual(['B', 'C', 'A']);
  await said(/place 3 sur 3/u);

  const list = screen.getByRole('list', { name: 'Blocs du message' });
  const [first] = screen.getAllByRole('textbox');
  const last = screen.getByRole('button', { name: /^Titre «\sA\s»/u }).closest('[draggable]');
  if (first === undefined || last === null) throw new Error('there is nothing to drag');
  fireEvent.dragStart(last, { dataTransfer });
  fireEvent.dragOver(first, { dataTransfer });
  fireEvent.dragOver(list, { dataTransfer });
  fireEvent.drop(list, { dataTransfer });
  expect(kinds()).toEqual(['A', 'B', 'C']);
});

test('the focus goes to the button that adds a block once the last one is removed', async () => {
  const { kinds } = await open(title('A'));
  const person = userEvent.setup();
  screen.getByRole('button', { name: /^Supprimer/u }).focus();
  await person.keyboard('{Enter}');
  expect(kinds()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter un bloc' }));
});

describe('a block', () => {
  test('is drawn again only when it changes, among many', async () => {
    const { store } = await open(...Array.from({ length: 100 }, (_, rank) => title(`T${rank}`)));
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    const cards = fields.map((field) => field.closest('[data-block]'));
    const touched = new Set<Element>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const card = (target instanceof Element ? target : target.parentElement)?.closest('[data-block]');
        if (card) touched.add(card);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const field = fields[50];
    if (field === undefined) throw new Error('there is no field');
    fireEvent.change(field, { target: { value: 'Changé' } });
    await waitFor(() => expect(store.blocks()[50]).toMatchObject({ text: 'Changé' }));
    await waitFor(() => expect([...touched]).toEqual([cards[50]]));
    observer.disconnect();
  });

  test('of text is open in the editor one at a time', async () => {
    await open({ kind: 'text', html: '<p>Un</p>' }, { kind: 'text', html: '<p>Deux</p>' });
    fireEvent.click(screen.getByRole('button', { name: /^Modifier le texte.*Un$/u }));
    await screen.findByRole('textbox', { name: 'Texte' });
    fireEvent.click(screen.getByRole('button', { name: /^Modifier le texte.*Deux$/u }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Texte' })).toHaveLength(1));
    expect(screen.getByRole('button', { name: /^Modifier le texte.*Un$/u })).toBeDefined();
  });

  test('with a button leads to https, an e-mail address or a number, which are completed', async () => {
    const { store } = await open({ kind: 'button', label: 'A', href: 'https://a.example/' });
    const [, address] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (address === undefined) throw new Error('there is no address');
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
    fireEvent.blur(address);
    await said(/Cette adresse ne convient pas/u);
    fireEvent.change(address, { target: { value: 'site.example' } });
    fireEvent.blur(address);
    await waitFor(() => expect(store.blocks()[0]).toMatchObject({ href: 'https://site.example' }));
  });
});

describe('the preview', () => {
  test('shows the message in a frame that runs no script, with its pictures from inside the application', async () => {
    installFakeBridge({});
    const blocks = [
      title('Bonjour <b>'),
      { kind: 'text', html: '<p onclick="x()">Texte<script>x()</script><img src=x onerror=y></p>' },
      { kind: 'image', src: '/images/a.png', imageId: 1, alt: 'Un pont', href: null, isDecorative: false },
      { kind: 'button', label: 'Venir', href: 'https://site.example/' },
      { kind: 'unknown', element: { type: 'video' } },
    ] satisfies NewBlock[];
    await openScreen(<MessagePreview subject="Objet" blocks={blocks.map((block) => keyed(block) as Block)} />);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Aperçu du message');
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
    await waitFor(() => expect(frame.contentDocument?.documentElement.lang).toBe('fr'));
    await waitFor(() => expect(frame.contentDocument?.body.children).toHaveLength(4));
    const body = frame.contentDocument?.body;
    expect(body?.querySelector('h2')?.textContent).toBe('Bonjour <b>');
    expect(body?.innerHTML).not.toMatch(/script|onclick|onerror/u);
    const addresses = [...(body?.querySelectorAll('img[src]') ?? [])].map((one) => one.getAttribute('src'));
    expect(addresses.every((address) => address?.includes('/platform-image?src='))).toBe(true);
    expect(body?.querySelector('td')?.style.backgroundColor).not.toBe('');
  });

  test.each([
    ['no block', []],
    ['blocks that are empty', [title('')]],
  ] as const)('says in words that there is nothing to show of %s', async (_, blocks) => {
    installFakeBridge({});
    await openScreen(<MessagePreview subject="Objet" blocks={blocks.map((block) => keyed(block) as Block)} />);
    expect(await screen.findByText(/Rien à montrer/u)).toBeDefined();
    expect(screen.queryByTitle('Aperçu du message')).toBeNull();
  });

  test('has a version without pictures and layout', () => {
    const blocks = [
      title('Bonjour'),
      { kind: 'text', html: '<p>Un <a href="https://a.example">lien</a></p><ul><li>Un</li><li>Deux</li></ul>' },
      { kind: 'image', src: 'https://a.example/b.png', imageId: 1, alt: 'Un pont', href: null, isDecorative: false },
      { kind: 'button', label: 'Écrire', href: 'mailto:a@site.example?subject=D%C3%A9part' },
      { kind: 'button', label: 'La fête', href: 'https://a.example/f%C3%AAte' },
      { kind: 'divider' },
    ] satisfies NewBlock[];
    const { text } = renderMessage(
      'Objet',
      blocks.map((block) => keyed(block) as Block),
    );
    expect(text).toBe(
      'Objet\n\nBonjour\n\nUn lien (https://a.example)\n\n- Un\n- Deux\n\nUn pont\n\nÉcrire (a@site.example)\n\nLa fête (https://a.example/fête)\n\n----',
    );
  });
});
