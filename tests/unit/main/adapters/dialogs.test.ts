import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAccepted } from '#main/files/accepted.ts';
import type { FilePurpose } from '#shared/ipc/files.ts';

const electron = vi.hoisted(() => {
  const state = { folder: '', typed: null as string | null, proposed: '', offered: [] as string[] };
  return {
    state,
    app: { getPath: () => state.folder },
    BrowserWindow: { getAllWindows: () => [] },
    dialog: {
      showOpenDialog: async ({ filters }: { filters: { extensions: string[] }[] }) => {
        state.offered = filters.flatMap(({ extensions }) => extensions);
        return { canceled: true, filePaths: [] };
      },
      showSaveDialog: async ({ defaultPath }: { defaultPath: string }) => {
        state.proposed = defaultPath;
        return { canceled: state.typed === null, filePath: state.typed ?? '' };
      },
    },
  };
});
vi.mock('electron', () => electron);

const { createDialogs } = await import('#main/adapters/dialogs.ts');
const { chooseFile, chooseSavePath } = createDialogs(() => 'fr');
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
    expect(await chooseSavePath('liste.xlsx')).toBe(at('ma liste.xlsx'));
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

describe('the files that a dialog offers', () => {
  const pictures = ['jpg', 'jpeg', 'jpe', 'jfif', 'png'];
  it.each<[FilePurpose, string[]]>([
    ['image', pictures],
    ['proof', ['pdf', ...pictures]],
    ['views', ['json']],
    // Text between separators may have any extension.
    ['import', ['csv', 'txt', 'xlsx', 'xlsm', 'xls', 'ods', '*']],
    ['logins', ['csv', 'txt', '*']],
  ])('for %s are those that are accepted, and no others', async (purpose, extensions) => {
    await chooseFile(purpose);
    expect(state.offered).toEqual(extensions);
  });

  it('are those whose bytes are taken: no picture is offered to be refused', () => {
    const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'];
    expect(types.filter((type) => isAccepted('image', type))).toEqual(['image/jpeg', 'image/png']);
    expect(types.filter((type) => isAccepted('proof', type))).toEqual(['image/jpeg', 'image/png', 'application/pdf']);
  });
});
