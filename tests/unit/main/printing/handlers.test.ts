import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printHandlers } from '#main/printing/handlers.ts';
import { toAppError } from '#shared/failure.ts';
import { nodeFiles } from '#tests/support/node-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-print-'));
const call = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };

function handlers(target: string | null, toPdf = async () => new TextEncoder().encode('%PDF-1.7')) {
  const suggested: string[] = [];
  const chooseSavePath = async (name: string) => {
    suggested.push(name);
    return target;
  };
  return {
    suggested,
    save: printHandlers({ dialogs: { chooseSavePath }, files: nodeFiles(folder), printer: { toPdf } })['print.savePdf'],
  };
}

test('saves what is printed under a name that every system takes', async () => {
  const { suggested, save } = handlers(join(folder, 'a.pdf'));
  expect(await save({ name: 'n° 12 / Fête : été' }, call)).toEqual({ fileName: 'a.pdf' });
  expect(suggested).toEqual(['n° 12   Fête   été.pdf']);
  expect(readFileSync(join(folder, 'a.pdf'), 'utf8')).toBe('%PDF-1.7');
});

test('prints nothing where no file is chosen, and leaves none where printing fails', async () => {
  let isPrinted = false;
  const { save } = handlers(null, async () => {
    isPrinted = true;
    return new Uint8Array();
  });
  expect(await Promise.resolve(save({ name: 'x' }, call)).catch(toAppError)).toMatchObject({ kind: 'cancelled' });
  expect(isPrinted).toBe(false);
  const failing = handlers(join(folder, 'b.pdf'), () => Promise.reject(new Error('Failed to generate PDF')));
  await expect(failing.save({ name: 'x' }, call)).rejects.toThrow('Failed to generate PDF');
  expect(readdirSync(folder).filter((name) => name.startsWith('b'))).toEqual([]);
});
