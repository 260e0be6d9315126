import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type LetterFile, letterHandlers } from '#main/campaigns/letters.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import type { Letter } from '#shared/ipc/campaign-letters.ts';
import { FakeClock } from '#tests/support/fakes.ts';
import { nodeFiles } from '#tests/support/node-files.ts';

const letter: Letter = {
  name: 'Forum',
  subject: 'Venez au forum',
  body: JSON.stringify([{ type: 'title', position: 1, value: 'Le forum' }]),
  recipients: { communityId: 8, communityName: 'Lycée de Auray', audience: 'members' },
};
const here = 'https://api.example.org';
const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const failure = (error: object) => expect.objectContaining({ error: expect.objectContaining(error) });

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-letters-'));
  path = join(folder, 'lettre.json');
});

function set({ chosen = path as string | null, size = 100, baseUrl = here } = {}) {
  const asked: string[] = [];
  const handlers = letterHandlers({
    baseUrl,
    clock: new FakeClock(),
    session: { signedIn: { user: { givenName: 'Loïc', familyName: 'Le Goff' } } },
    dialogs: {
      chooseFile: async (purpose) => {
        asked.push(purpose);
        return chosen === null ? null : { path: chosen, name: basename(chosen), size };
      },
      chooseSavePath: async (name) => {
        asked.push(name);
        return chosen;
      },
    },
    files: nodeFiles(folder),
  });
  return { handlers, asked };
}
const save = () => set().handlers['campaigns.saveLetter']({ ...letter, fileName: 'Lettre - Forum/mai' }, context);
const open = (options = {}) => set(options).handlers['campaigns.openLetter'](undefined, context);
const edit = async (change: (saved: LetterFile) => object) => {
  const saved: LetterFile = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...saved, ...change(saved) }));
};

describe('a letter in a file', () => {
  it('is read as it was saved, with who prepared it and whom it is for', async () => {
    expect(await save()).toEqual({ fileName: 'lettre.json' });
    expect(await open()).toEqual({
      letter,
      author: 'Loïc Le Goff',
      savedAt: expect.stringMatching(/^\d{4}-/u),
      fileName: 'lettre.json',
      isOtherPlatform: false,
    });
  });

  it('holds no person but its author', async () => {
    await save();
    const saved = JSON.parse(await readFile(path, 'utf8'));
    expect(Object.keys(saved)).toEqual(['format', 'version', 'platform', 'savedAt', 'author', 'letter']);
    expect(Object.keys(saved.letter).toSorted()).toEqual(['body', 'name', 'recipients', 'subject']);
  });

  it('has no recipients on another platform, whose communities have other numbers', async () => {
    await save();
    const opened = await open({ baseUrl: 'https://other.example.org' });
    expect(opened).toMatchObject({ isOtherPlatform: true, letter: { subject: letter.subject, recipients: null } });
  });

  it.each<[string, (saved: LetterFile) => object]>([
    ['another format', () => ({ format: 'escale-views' })],
    ['another version', () => ({ version: 2 })],
    ['a key more', () => ({ template: 'x' })],
    ['no recipients', ({ letter: { recipients: _, ...rest } }) => ({ letter: rest })],
    ['a body that is no list', (saved) => ({ letter: { ...saved.letter, body: '<p>Bonjour</p>' } })],
    ['an empty message', (saved) => ({ letter: { ...saved.letter, body: '[]' } })],
    ['a body that is too long', (saved) => ({ letter: { ...saved.letter, body: `["${'x'.repeat(60_001)}"]` } })],
    ['an empty subject', (saved) => ({ letter: { ...saved.letter, subject: ' ' } })],
    ['a name that is too long', () => ({ author: 'x'.repeat(300) })],
  ])('is refused with %s', async (_, change) => {
    await save();
    await edit(change);
    await expect(open()).rejects.toEqual(failure({ kind: 'file', reason: 'notLetter' }));
  });

  it('is refused where it is no JSON, or too large to be one', async () => {
    await writeFile(path, 'Bonjour');
    await expect(open()).rejects.toEqual(failure({ kind: 'file', reason: 'notLetter' }));
    await expect(open({ size: 5_000_000 })).rejects.toEqual(failure({ kind: 'file', reason: 'tooLarge' }));
  });

  it('is neither written nor read when the dialog is closed, and is offered a name without path separators', async () => {
    await expect(open({ chosen: null })).rejects.toEqual(failure({ kind: 'cancelled' }));
    const { handlers, asked } = set({ chosen: null });
    const request = { ...letter, fileName: '../../Lettre' };
    await expect(handlers['campaigns.saveLetter'](request, context)).rejects.toEqual(failure({ kind: 'cancelled' }));
    expect(asked[0]).not.toMatch(/[/\\]/u);
  });
});
