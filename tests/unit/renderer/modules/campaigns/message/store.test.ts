import { describe, expect, it } from 'vitest';
import { History } from '#renderer/kit/form/rows/history.ts';
import { contentOfBody, readContent, writeContent } from '#renderer/modules/campaigns/message/content.ts';
import { borrowed, waitingPicture } from '#renderer/modules/campaigns/message/pictures.ts';
import { MessageStore } from '#renderer/modules/campaigns/message/store.ts';
import { type Block, keyed, type TitleBlock } from '#shared/resources/campaigns/blocks.ts';

const titles = (...texts: string[]) =>
  writeContent({ blocks: texts.map((text) => keyed({ kind: 'title' as const, text })) });

function opened(...texts: string[]) {
  let now = 0;
  const store = new MessageStore(titles(...texts), new History(() => now));
  const shown = () => store.blocks().map((block) => (block.kind === 'title' ? block.text : block.kind));
  const keyOf = (rank: number) => store.blocks()[rank]?.key ?? '';
  const type = (rank: number, text: string) => store.change<TitleBlock>(keyOf(rank), { text }, 'text');
  return { store, shown, keyOf, type, wait: (time: number) => (now += time) };
}

describe('undo', () => {
  it('takes back what was typed without a pause as one step, and gives it again', () => {
    const { store, shown, type, wait } = opened('');
    for (const text of ['B', 'Bo', 'Bon']) type(0, text);
    wait(1500);
    type(0, 'Bonjour');
    store.undo();
    expect(shown()).toEqual(['Bon']);
    store.undo();
    expect(shown()).toEqual(['']);
    store.redo();
    store.redo();
    expect(shown()).toEqual(['Bonjour']);
    expect(store.redo()).toBe(false);
  });

  it('keeps typing in two fields apart, however fast it is', () => {
    const { store, shown, type } = opened('', '');
    type(0, 'A');
    type(1, 'B');
    store.undo();
    expect(shown()).toEqual(['A', '']);
  });

  it('covers adding, moving, copying and removing, and forgets what follows a new change', () => {
    const { store, shown, keyOf } = opened('A', 'B');
    store.moveTo(keyOf(0), 1);
    store.duplicate(keyOf(0));
    store.remove(keyOf(2));
    store.add([{ kind: 'divider' }], null);
    expect(shown()).toEqual(['B', 'B', 'divider']);
    for (let step = 0; step < 4; step += 1) store.undo();
    expect(shown()).toEqual(['A', 'B']);
    store.redo();
    store.remove(keyOf(0));
    expect(store.canRedo).toBe(false);
  });

  it('goes back 100 steps and no further', () => {
    const { store, keyOf } = opened('A', 'B');
    for (let step = 0; step < 130; step += 1) store.moveTo(keyOf(0), 1);
    let steps = 0;
    while (store.undo()) steps += 1;
    expect(steps).toBe(100);
  });

  it('keeps the address of a picture that was sent meanwhile, so that it is not sent twice', () => {
    const chosen = { selectionId: 's1', name: 'a.png', size: 3 };
    const image = {
      kind: 'image',
      src: null,
      imageId: null,
      alt: '',
      href: null,
      isDecorative: false,
      chosen,
    } as const;
    const { store } = opened();
    store.add([image], null);
    store.add([{ kind: 'divider' }], null);
    store.settle(new Map([['s1', { src: 'https://site.example/a.png', imageId: 6 }]]));
    store.undo();
    expect(store.blocks()).toMatchObject([{ src: 'https://site.example/a.png', imageId: 6 }]);
    expect(store.text).not.toContain('chosen');
  });
});

describe('an image of another campaign', () => {
  const block = { key: 'k', kind: 'image', imageId: 4, alt: 'Un pont', href: null, isDecorative: false } as const;
  const taken = borrowed({ ...block, src: 'https://site.example/former.png' });

  it('waits for its copy, and still does when the content is read again', () => {
    expect(taken).toMatchObject({ imageId: null, isBorrowed: true });
    const { store } = opened();
    store.add([taken], null);
    expect(readContent(store.text)).toMatchObject({ blocks: [{ isBorrowed: true }] });
    store.settle(new Map([['https://site.example/former.png', { src: 'https://site.example/own.png', imageId: 9 }]]));
    expect(store.blocks()).toMatchObject([{ src: 'https://site.example/own.png', imageId: 9, alt: 'Un pont' }]);
    expect(store.text).not.toContain('isBorrowed');
  });

  it('is no longer waited for once another picture was chosen in its place', () => {
    const chosen = { selectionId: 's1', name: 'a.png', size: 3 };
    expect(waitingPicture({ ...taken, key: 'k', chosen } as Block)).toBe('s1');
  });
});

describe('content from elsewhere', () => {
  it('keeps the keys of blocks that stay in their places, so that their fields stay on screen', () => {
    const { store, keyOf } = opened('A', 'B');
    const [first, second] = [keyOf(0), keyOf(1)];
    store.load(titles('A', 'Changé', 'C'));
    expect([keyOf(0), keyOf(1)]).toEqual([first, second]);
    expect(store.blocks()).toHaveLength(3);
  });

  it('is the same text after a save as what was saved', () => {
    const body =
      '[{"type":"title","position":1,"value":"A"},{"type":"image","position":2,"src":"https://a.example/b"}]';
    const store = new MessageStore(contentOfBody(body));
    store.change<TitleBlock>(store.blocks()[0]?.key ?? '', { text: 'B' });
    store.change<TitleBlock>(store.blocks()[0]?.key ?? '', { text: 'A' });
    expect(store.text).toBe(contentOfBody(body));
  });
});
