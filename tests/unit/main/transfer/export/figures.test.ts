import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import { figureHandlers } from '#main/transfer/export/figures.ts';
import { toAppError } from '#shared/failure.ts';
import { FakeClock } from '#tests/support/fakes.ts';
import { nodeFiles } from '#tests/support/node-files.ts';

const call: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const request = {
  name: 'solidary_figures',
  columns: ['Périmètre', 'Demandes'],
  lines: [
    ['=1+1', '2'],
    ['Nancy ; Toul', '3'],
  ],
};

function open(isChosen: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const proposed: string[] = [];
  const chooseSavePath = async (name: string) => {
    proposed.push(name);
    return isChosen ? join(folder, name) : null;
  };
  const handlers = figureHandlers({ clock: new FakeClock(), dialogs: { chooseSavePath }, files: nodeFiles(folder) });
  return { folder, proposed, save: handlers['figures.save'] };
}

it('figures are saved as a spreadsheet reads them, without texts that it would compute', async () => {
  const { folder, proposed, save } = open(true);
  const { fileName } = await save(request, call);
  expect(proposed).toEqual([fileName]);
  expect(fileName).toMatch(/^\d{4}-\d{2}-\d{2}_solidary_figures\.csv$/);
  expect(readFileSync(join(folder, fileName), 'utf8')).toBe(
    '\ufeffPérimètre;Demandes\r\n\'=1+1;2\r\n"Nancy ; Toul";3\r\n',
  );
});

it('a column of numbers has them as a French spreadsheet reads them', async () => {
  const { folder, save } = open(true);
  const lines = [
    ['Nancy', '-1.5', '-2'],
    ['Toul', '', 'aucune'],
    ['Metz', '2', '-3'],
  ];
  const { fileName } = await save({ ...request, columns: ['Commune', 'Écart', 'Note'], lines }, call);
  expect(readFileSync(join(folder, fileName), 'utf8')).toBe(
    "\ufeffCommune;Écart;Note\r\nNancy;-1,5;'-2\r\nToul;;aucune\r\nMetz;2;'-3\r\n",
  );
});

it('no file is written where none is chosen', async () => {
  const { folder, save } = open(false);
  await expect(
    Promise.resolve(save(request, call)).catch((thrown) => Promise.reject(toAppError(thrown))),
  ).rejects.toEqual({
    kind: 'cancelled',
  });
  expect(readdirSync(folder)).toEqual([]);
});
