import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { SENTINEL } from '@electron/fuses/dist/constants.js';
import { afterAll, expect, it } from 'vitest';
import { describeUnless, needs, packed, packedFolder } from '#tests/support/packages/packed.ts';
import { verifyPackages } from '../../tools/package/verify/packages.ts';

describeUnless(needs('the packages of Linux', 'the packages of Windows'), 'npm run verify-packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-verify-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds nothing wrong with what was packed', async () => {
    expect((await verifyPackages(packedFolder)).problems).toEqual([]);
  });

  it('says that signatures of other systems were not verified', async () => {
    const { skipped } = await verifyPackages(packedFolder);
    expect(skipped).toEqual(['Signatures: packages of Windows and macOS are verified on their own systems.']);
  });

  it('tells a changed archive, what may not lie beside it, a foreign module and a fuse that is not set', async () => {
    const app = join(folder, 'win-unpacked');
    cpSync(packed.win.app, app, { recursive: true });
    const archive = readFileSync(join(app, 'resources/app.asar'));
    archive.writeUInt8(archive.readUInt8(archive.length - 1) ^ 1, archive.length - 1);
    writeFileSync(join(app, 'resources/app.asar'), archive);
    writeFileSync(join(app, 'resources/app.asar.unpacked/planted.js'), '');
    const program = readFileSync(join(app, 'Escale.exe'));
    // The first fuse stands after the sentinel, the version and the number of fuses.
    program.write('1', program.indexOf(SENTINEL) + SENTINEL.length + 2);
    writeFileSync(join(app, 'Escale.exe'), program);
    mkdirSync(join(app, 'modules'));
    cpSync('node_modules/native-reg/prebuilds/win32-arm64/node.napi.node', join(app, 'modules/arm64.node'));
    const { problems } = await verifyPackages(folder);
    expect(problems.map((problem) => problem.replaceAll(`${folder}/`, ''))).toEqual([
      'win-unpacked/Escale.exe: the fuse RunAsNode has a wrong state.',
      expect.stringMatching(/^Escale\.exe: .+ of its archive was changed\.$/),
      'Escale.exe: planted.js may not lie beside its archive.',
      expect.stringContaining('modules/arm64.node is for win arm64'),
    ]);
  });

  it('does not take an empty folder for a release', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect((await verifyPackages(empty)).problems).toEqual([`${empty} holds no packaged application.`]);
  });

  it('says why a program was not run, and fails where running one is demanded', () => {
    const verify = (...args: string[]) =>
      spawnSync(process.execPath, ['tools/run/main.ts', 'verify-packages', packedFolder, ...args], {
        encoding: 'utf8',
      });
    const { status, stderr } = verify();
    expect(stderr).toContain(
      `${packed.linux.executable} was not run: a program of a rehearsal stands in for Electron.`,
    );
    expect(stderr).toContain(`${packed.win.executable} was not run: it is for win x64`);
    expect(status).toBe(0);
    const demanded = verify('--run');
    expect(demanded.stderr).toContain(`No program of ${packedFolder} was run.`);
    expect(demanded.status).toBe(1);
  });
});
