import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openUploads, removeUploads } from '../../../../tools/browser-shell/uploads.ts';

/** A process that waits until the test ends. */
function running(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill());
  return child.pid ?? 0;
}

/** The number of a process that has ended. */
async function ended(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

it('removes the files that killed processes left, and nothing else', async () => {
  const system = mkdtempSync(join(tmpdir(), 'escale-system-'));
  const others = mkdtempSync(join(tmpdir(), 'escale-others-'));
  const holding = (name: string) => {
    mkdirSync(join(system, name, 'id'), { recursive: true });
    writeFileSync(join(system, name, 'id', 'carte.jpg'), 'somebody');
    return name;
  };
  const left = holding(`escale-uploads-${await ended()}-a1B2c3`);
  const used = holding(`escale-uploads-${running()}-a1B2c3`);
  const recent = holding('escale-uploads-a1B2c3');
  const foreign = holding(`other-uploads-${await ended()}-a1B2c3`);
  const link = `escale-uploads-${await ended()}-d4E5f6`;
  writeFileSync(join(others, 'letter.txt'), 'mine');
  symlinkSync(others, join(system, link));

  const own = openUploads(system);
  expect(readdirSync(system).toSorted()).toEqual([basename(own), used, recent, foreign, link].toSorted());
  expect(existsSync(join(system, left))).toBe(false);
  expect(readdirSync(others)).toEqual(['letter.txt']);
  removeUploads(own);
  expect(existsSync(own)).toBe(false);
});

it('removes a folder that names no process once a day has passed', () => {
  const system = mkdtempSync(join(tmpdir(), 'escale-system-'));
  const former = join(system, 'escale-uploads-a1B2c3');
  mkdirSync(former);
  const before = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(former, before, before);
  openUploads(system);
  expect(existsSync(former)).toBe(false);
});
