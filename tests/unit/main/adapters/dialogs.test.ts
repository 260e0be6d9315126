import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => {
  const state = { folder: '', typed: null as string | null, proposed: '' };
  return {
    state,
    app: { getPath: () => state.folder },
    BrowserWindow: { getAllWindows: () => [] },
    dialog: {
      showSaveDialog: async ({ defaultPath }: { defaultPath: string }) => {
        state.proposed = defaultPath;
        return { canceled: state.typed === null, filePath: state.typed ?? '' };
      },
    },
  };
});
vi.mock('electron', () => electron);

const { createDialogs } = await import('#main/adapters/dialogs.ts');
const { chooseSavePath } = createDialogs(() => 'fr');
const { state } = electron;
const at = (name: string) => join(state.folder, name);
beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'escale-dialogs-'));
});

describe('the path that the person chooses for a file', () => {
  it('gets the extension of the file where they type none, as on Linux no dialog adds one', async () => {
    state.typed = at('ma liste');
    expect(await chooseSavePath('liste.csv')).toBe(at('ma liste.csv'));
    expect(await chooseSavePath('diagnostic.zip')).toBe(at('ma liste.zip'));
  });

  it('writes over no file that they did not name', async () => {
    for (const name of ['ma liste.csv', 'ma liste (2).csv']) writeFileSync(at(name), 'mine');
    state.typed = at('ma liste');
    const path = await chooseSavePath('liste.csv');
    expect(path).toBe(at('ma liste (3).csv'));
    expect(existsSync(at('ma liste (3).csv'))).toBe(false);
  });

  it('stays as they typed it where it has an extension', async () => {
    state.typed = at('liste.TXT');
    expect(await chooseSavePath('liste.csv')).toBe(at('liste.TXT'));
  });

  it('is proposed on one line, without controls that show its end as another', async () => {
    state.typed = null;
    await chooseSavePath('liste\u202Evsc.exe\u2067\r\n.csv');
    expect(state.proposed).toBe(at('listevsc.exe .csv'));
  });

  it('is none where they close the dialog', async () => {
    state.typed = null;
    expect(await chooseSavePath('liste.csv')).toBeNull();
  });
});
