// One export, in a process of its own: export-work.ts ROWS all|half
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { exportHandlers } from '../src/main/transfer/export/handlers.ts';
import type { WireParams } from '../src/shared/resources/define.ts';

const rows = Number(process.argv[2]);
const isShown = process.argv[3] === 'half' ? (id: number) => id % 2 === 0 : () => true;
const listed = process.argv[3] === 'half' ? Math.floor(rows / 2) : rows;
const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));

/** The CSV of the platform, generated while it is read. */
function csv(from: number, to: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let id = from;
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode('id,givenName,familyName,email,telephone,createdDate\n')),
    pull(stream) {
      let text = '';
      for (; text.length < 1 << 16 && id <= to; id++) {
        text += `${id},Zoé,"d'Arc, ${id}",zoe.${id}@example.org,+33639980001,2026-01-01T00:00:00+00:00\n`;
      }
      if (text !== '') stream.enqueue(encoder.encode(text));
      if (id > to) stream.close();
    },
  });
}

function pageOf(params: WireParams) {
  const { page, perPage } = Object.fromEntries(params);
  return { first: (Number(page) - 1) * Number(perPage), perPage: Number(perPage) };
}

const handlers = exportHandlers({
  client: {
    list: async (_path, params = []) => {
      const { first, perPage } = pageOf(params);
      const count = Math.max(0, Math.min(perPage, listed - first));
      const step = listed === rows ? 1 : 2;
      return {
        members: Array.from({ length: count }, (_, index) => ({ id: (first + index + 1) * step })),
        total: listed,
      };
    },
    download: async (_path, params = []) => {
      const { first, perPage } = pageOf(params);
      return csv(first + 1, Math.min(first + perPage, rows));
    },
  },
  clock: { now: Date.now },
  dialogs: { chooseSavePath: async (name) => join(folder, name) },
  files: {
    stat: async (path) => ({ name: basename(path), size: (await stat(path)).size }),
    read: (path) => readFile(path),
    openRead: (path) => createReadStream(path),
    openWrite: (path) => createWriteStream(path),
    rename,
    remove: (path) => rm(path, { force: true }),
    partPath: async (target) => `${target}.part`,
    temporaryPath: async (name) => join(folder, name),
  },
});

try {
  const context = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
  const { written } = await handlers['users.export']({ query: null, format: 'excel' }, context);
  const expected = Array.from({ length: rows }, (_, index) => index + 1).filter(isShown).length;
  if (written !== expected) throw new Error(`${written} rows instead of ${expected}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
