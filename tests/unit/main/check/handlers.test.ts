import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checkHandlers } from '#main/check/handlers.ts';
import { reportOf } from '#main/check/report.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import type { ReadConfig } from '#main/settings/sources.ts';
import { checkReport, shownCheck } from '#shared/ipc/check.ts';
import { checkServices } from '#tests/support/check.ts';
import { nodeFiles } from '#tests/support/node-files.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'escale-check-'));

function handlers(target: string | null) {
  const done: number[] = [];
  const context: CallContext = {
    signal: new AbortController().signal,
    progress: ({ done: count }) => void done.push(count),
    commit: () => {},
  };
  const dialogs = { chooseFile: async () => null, chooseSavePath: async () => target };
  return { done, context, ...checkHandlers(checkServices(folder()), { dialogs, files: nodeFiles(folder()) }) };
}

it('the page gets the check in its language, with progress, and without the places of settings', async () => {
  const { done, context, ...calls } = handlers(null);
  const shown = await calls['check.run']({ locale: 'fr' }, context);
  expect(shown.items.map(({ id }) => id)).toHaveLength(12);
  expect(shown.items.find(({ id }) => id === 'keychain')).toMatchObject({ title: 'Trousseau', state: 'ok' });
  expect(done.at(-1)).toBe(12);
  expect(shownCheck.parse(shown)).not.toHaveProperty('sources');
});

it('the check that was shown is saved in English, whole, where the person says', async () => {
  const target = join(folder(), 'diagnostics.zip');
  const { context, ...calls } = handlers(target);
  await expect(Promise.try(calls['check.save'], undefined, context)).rejects.toMatchObject({
    error: { kind: 'refused' },
  });
  await calls['check.run']({ locale: 'fr' }, context);
  expect(await calls['check.save'](undefined, context)).toEqual({ fileName: 'diagnostics.zip' });
  const { 'check.json': check } = unzipSync(readFileSync(target));
  const report = checkReport.parse(JSON.parse(strFromU8(check ?? new Uint8Array())));
  expect(report.items.find(({ id }) => id === 'keychain')?.title).toBe('Keychain');
  expect(readdirSync(join(target, '..'))).toEqual(['diagnostics.zip']);
});

it('a dialog that is closed saves nothing', async () => {
  const { context, ...calls } = handlers(null);
  await calls['check.run']({ locale: 'en' }, context);
  await expect(Promise.try(calls['check.save'], undefined, context)).rejects.toMatchObject({
    error: { kind: 'cancelled' },
  });
});

it('a report says why a setting cannot be used in its language, without what identifies a person', () => {
  const { ports, redact } = checkServices(folder());
  const problems: ReadConfig['problems'] = [
    { source: 'managed', key: '', reason: { code: 'linkedFolder', values: { folder: 'jeanne@example.org' } } },
    { source: 'managed', key: 'apiBaseUrl', reason: { code: 'noAddress' } },
  ];
  const told = (locale: 'fr' | 'en') =>
    reportOf([], locale, { own: ports.own, redact, now: 0, settings: { ...ports.settings, problems } }).problems;
  expect(told('en').map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^lies in a linked folder, "(?!jeanne).+": use no link$/u),
    expect.stringMatching(/^is missing: /u),
  ]);
  expect(told('fr').map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^se trouve dans un dossier qui est un lien, «.(?!jeanne).+.»/u),
    expect.stringMatching(/^est absent/u),
  ]);
  expect(told('fr').map(({ isMissing }) => isMissing)).toEqual([undefined, true]);
});
