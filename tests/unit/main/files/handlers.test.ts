import { describe, expect, it } from 'vitest';
import { fileHandlers } from '#main/files/handlers.ts';
import { FileSelections } from '#main/files/selections.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import type { ChosenFile } from '#main/ports.ts';

const chosen: ChosenFile = { path: '/home/jeanne/liste.csv', name: 'liste.csv', size: 42 };

function set(choice: ChosenFile | null = chosen) {
  const selections = new FileSelections();
  const handlers = fileHandlers({
    dialogs: { chooseFile: async () => choice, chooseSavePath: async () => null },
    files: {
      stat: async (path) => {
        if (path !== chosen.path) throw new Error(`ENOENT: ${path}`);
        return { name: chosen.name, size: chosen.size };
      },
    },
    selections,
  });
  const controller = new AbortController();
  const context: CallContext = { signal: controller.signal, progress: () => {} };
  return { handlers, selections, controller, context };
}

const failure = (error: object) => expect.objectContaining({ error: expect.objectContaining(error) });

describe('files.choose', () => {
  it('gives an id, the name and the size of the chosen file, and keeps its path', async () => {
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

  it('keeps nothing for a page that left meanwhile', async () => {
    const { handlers, controller, context } = set();
    controller.abort();
    await expect(handlers['files.choose']({ purpose: 'import' }, context)).rejects.toEqual(
      failure({ kind: 'cancelled' }),
    );
  });
});

describe('files.adopt', () => {
  it('takes a dropped file', async () => {
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
});

describe('files.release', () => {
  it('forgets the selection', async () => {
    const { handlers, selections, context } = set();
    const { selectionId } = await handlers['files.choose']({ purpose: 'image' }, context);
    await handlers['files.release']({ selectionId }, context);
    expect(() => selections.get(selectionId)).toThrow();
  });
});
