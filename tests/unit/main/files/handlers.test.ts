import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { fileHandlers } from '#main/files/handlers.ts';
import { FileSelections } from '#main/files/selections.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import type { ChosenFile } from '#main/ports.ts';
import { nodeFiles } from '#tests/support/node-files.ts';
import { gifBytes, pngBytes } from '#tests/support/pictures.ts';

const chosen: ChosenFile = { path: '/home/jeanne/liste.csv', name: 'liste.csv', size: 42 };

function set(choice: ChosenFile | null = chosen, looked: string[] = []) {
  const selections = new FileSelections();
  const handlers = fileHandlers({
    dialogs: { chooseFile: async () => choice, chooseSavePath: async () => null },
    files: {
      ...nodeFiles(tmpdir()),
      stat: async (path) => {
        looked.push(path);
        if (path !== chosen.path) throw new Error(`ENOENT: ${path}`);
        return { name: chosen.name, size: chosen.size };
      },
    },
    selections,
  });
  const controller = new AbortController();
  const context: CallContext = { signal: controller.signal, progress: () => {}, commit: () => {} };
  return { handlers, selections, controller, context };
}

const failure = (error: object) => expect.objectContaining({ error: expect.objectContaining(error) });

describe('files.choose', () => {
  it('returns an id, the name and the size of the chosen file, and keeps its path in the main process', async () => {
    const { handlers, selections, context } = set();
    const selection = await handlers['files.choose']({ purpose: 'import' }, context);
    expect(selection).toEqual({ selectionId: expect.any(String), name: 'liste.csv', size: 42 });
    expect(selections.get(selection.selectionId)).toEqual(chosen);
  });

  it('is cancelled when the dialog is closed', async () => {
    const { handlers, context } = set(null);
    await expect(handlers['files.choose']({ purpose: 'import' }, context)).rejects.toEqual(
      failure({ kind: 'cancelled' }),
    );
  });

  it('keeps no selection for a page that was closed meanwhile', async () => {
    const { handlers, controller, context } = set();
    controller.abort();
    await expect(handlers['files.choose']({ purpose: 'import' }, context)).rejects.toEqual(
      failure({ kind: 'cancelled' }),
    );
  });
});

describe('a file that is released', () => {
  it('is told to what was made of it, also where the page is gone', () => {
    const selections = new FileSelections();
    const released: string[] = [];
    selections.onRelease((id) => released.push(id));
    const [one, two] = [selections.add(chosen), selections.add(chosen)].map(({ selectionId }) => selectionId);
    selections.release(one ?? '');
    selections.clear();
    expect(released).toEqual([one, two]);
  });
});

describe('a picture', () => {
  const picture: ChosenFile = { path: '/home/jeanne/portrait.png', name: 'portrait.png', size: 64 };

  function choosing(bytes: Uint8Array) {
    const selections = new FileSelections();
    const files = {
      ...nodeFiles(tmpdir()),
      stat: async () => ({ name: picture.name, size: bytes.length }),
      read: async () => bytes,
    };
    const dialogs = { chooseFile: async () => picture, chooseSavePath: async () => null };
    return { handlers: fileHandlers({ dialogs, files, selections }), context: set().context };
  }

  it('is accepted when the platform can show it', async () => {
    const { handlers, context } = choosing(pngBytes(640, 480));
    expect(await handlers['files.choose']({ purpose: 'image' }, context)).toMatchObject({ name: 'portrait.png' });
  });

  it.each([
    ['too small a picture', pngBytes(100, 480), 'badSize'],
    ['a picture of too many pixels', pngBytes(9000, 9000), 'tooManyPixels'],
    ['a picture of another kind', gifBytes([300, 300], [[300, 300]]), 'notAnImage'],
    ['a picture that was cut short', pngBytes(640, 480).subarray(0, 60), 'incomplete'],
    ['what is no picture', new TextEncoder().encode('%PDF-1.7'), 'notAnImage'],
  ])('refuses %s when it is chosen or dropped, before the form is saved', async (_what, bytes, reason) => {
    const { handlers, context } = choosing(bytes);
    const refused = failure({ kind: 'file', reason });
    await expect(handlers['files.choose']({ purpose: 'image' }, context)).rejects.toEqual(refused);
    await expect(handlers['files.adopt']({ purpose: 'image', path: picture.path }, context)).rejects.toEqual(refused);
  });
});

describe('files.adopt', () => {
  it('accepts a dropped file', async () => {
    const { handlers, selections, context } = set();
    const { selectionId, ...shown } = await handlers['files.adopt']({ purpose: 'import', path: chosen.path }, context);
    expect(shown).toEqual({ name: 'liste.csv', size: 42 });
    expect(selections.get(selectionId).path).toBe(chosen.path);
  });

  it.each([
    ['nothing on the disk', ''],
    ['a missing file', '/home/jeanne/gone.csv'],
  ])('refuses %s without naming its folder', async (_what, path) => {
    const { handlers, context } = set();
    const attempt = Promise.resolve(handlers['files.adopt']({ purpose: 'import', path }, context));
    await expect(attempt).rejects.toEqual(failure({ kind: 'file', reason: 'unreadable' }));
    const thrown: unknown = await attempt.catch((reason: unknown) => reason);
    expect(JSON.stringify(thrown)).not.toContain('jeanne');
  });

  it.each([String.raw`\\server\share\liste.csv`, '//server/share/liste.csv', String.raw`\\.\pipe\x`])(
    'connects to no network share: %s',
    async (path) => {
      const looked: string[] = [];
      const { handlers, context } = set(chosen, looked);
      const attempt = Promise.resolve(handlers['files.adopt']({ purpose: 'import', path }, context));
      await expect(attempt).rejects.toEqual(failure({ kind: 'file', reason: 'onNetwork' }));
      expect(looked).toEqual([]);
    },
  );
});

describe('files.release', () => {
  it('forgets the selection', async () => {
    const { handlers, selections, context } = set();
    const { selectionId } = await handlers['files.choose']({ purpose: 'import' }, context);
    await handlers['files.release']({ selectionId }, context);
    expect(() => selections.get(selectionId)).toThrow();
  });
});
