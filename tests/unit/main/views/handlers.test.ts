import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { viewHandlers } from '#main/views/handlers.ts';
import type { ViewFile } from '#shared/lists.ts';
import { nodeFiles } from '#tests/support/node-files.ts';

const views: ViewFile = {
  format: 'escale-views',
  version: 1,
  list: 'users',
  views: [{ name: 'Nancéiens récents', filters: { createdDate: '7d' }, sort: '-createdDate' }],
};
const context: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const failure = (error: object) => expect.objectContaining({ error: expect.objectContaining(error) });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-views-'));
});

function set(path: string | null, size = 100) {
  const asked: string[] = [];
  const handlers = viewHandlers({
    dialogs: {
      chooseFile: async (purpose) => {
        asked.push(purpose);
        return path === null ? null : { path, name: basename(path), size };
      },
      chooseSavePath: async (name) => {
        asked.push(name);
        return path;
      },
    },
    files: nodeFiles(folder),
  });
  return { handlers, asked };
}

describe('views in a file', () => {
  it('are read back as they were saved', async () => {
    const { handlers, asked } = set(join(folder, 'vues.json'));
    expect(await handlers['views.save'](views, context)).toEqual({ fileName: 'vues.json' });
    expect(await handlers['views.open'](undefined, context)).toEqual(views);
    expect(asked).toEqual(['escale-views-users.json', 'views']);
    expect(JSON.parse(await readFile(join(folder, 'vues.json'), 'utf8'))).toEqual(views);
  });

  it('are offered a file name without path separators', async () => {
    const { handlers, asked } = set(join(folder, 'vues.json'));
    await handlers['views.save']({ ...views, list: '../../.config/autostart/x' }, context);
    expect(asked).toEqual(['x.json']);
  });

  it('are neither written nor read when the dialog is closed', async () => {
    const { handlers } = set(null);
    await expect(handlers['views.save'](views, context)).rejects.toEqual(failure({ kind: 'cancelled' }));
    await expect(handlers['views.open'](undefined, context)).rejects.toEqual(failure({ kind: 'cancelled' }));
  });

  it.each([
    ['no JSON', 'id;name\n1;Jeanne'],
    ['other JSON', '{"users": []}'],
    ['a later version', JSON.stringify({ ...views, version: 2 })],
    ['no view', JSON.stringify({ ...views, views: [] })],
    ['a view without a name', JSON.stringify({ ...views, views: [{ name: ' ', filters: {}, sort: '' }] })],
    ['a filter that is no text', JSON.stringify({ ...views, views: [{ name: 'x', filters: { a: 1 }, sort: '' }] })],
  ])('are refused as a whole: %s', async (_what, text) => {
    const path = join(folder, 'wrong.json');
    await writeFile(path, text);
    const { handlers } = set(path);
    await expect(handlers['views.open'](undefined, context)).rejects.toEqual(
      failure({ kind: 'file', reason: 'notViews' }),
    );
  });

  it('are refused from a huge file and from one that no longer exists', async () => {
    const huge = set(join(folder, 'huge.json'), 5_000_000);
    await expect(huge.handlers['views.open'](undefined, context)).rejects.toEqual(
      failure({ kind: 'file', reason: 'tooLarge' }),
    );
    const gone = set(join(folder, 'gone.json'));
    await expect(gone.handlers['views.open'](undefined, context)).rejects.toEqual(
      failure({ kind: 'file', reason: 'unreadable' }),
    );
  });
});
