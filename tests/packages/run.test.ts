import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { extractFile } from '@electron/asar';
import { expect, it, onTestFinished } from 'vitest';
import { describeUnless, needs, packed, packedFolder } from '#tests/support/packages/packed.ts';
import { controlledCopy } from '../../tools/package/run/controlled-copy.ts';
import { obstacleTo } from '../../tools/package/run/obstacle.ts';
import { archiveOf } from '../../tools/package/verify/archive.ts';
import { pathsBeside, pathsIn } from '../../tools/package/verify/contents.ts';
import { wrongFuses } from '../../tools/package/verify/fuses.ts';
import { type Unpacked, unpackedIn } from '../../tools/package/verify/unpacked.ts';
import { isRoot } from '../../tools/run/setup/machine.mjs';

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The packed application of a system. */
function unpacked(system: Unpacked['system']): Unpacked {
  const found = unpackedIn(packedFolder).find((one) => one.system === system);
  if (found === undefined) throw new Error(`Nothing was packed for ${system}.`);
  return found;
}

describeUnless(
  needs('the packages of Linux', 'the packages of Windows'),
  'whether a packed program is run here',
  () => {
    it('is told with the reason: another system, a program that stands in for Electron, root', () => {
      expect(obstacleTo(unpacked('win'))).toContain('it is for win x64, and this machine is linux');
      expect(obstacleTo(unpacked('linux'))).toBe('a program of a rehearsal stands in for Electron');
      const folder = join(temporary(), 'linux-unpacked');
      cpSync(packed.linux.app, folder, { recursive: true });
      writeFileSync(join(folder, 'icudtl.dat'), '');
      expect(obstacleTo({ ...unpacked('linux'), folder })).toBe(isRoot ? 'Chromium does not start as root' : null);
    });
  },
);

describeUnless(needs('the packages of Linux', 'the packages of Windows'), 'the copy that a test controls', () => {
  it('has every file of the package, its entry beside, and two fuses of its own', async () => {
    for (const system of ['linux', 'win', 'mac'] as const) {
      const from = unpacked(system);
      const folder = temporary();
      const program = await controlledCopy(from, folder, { training: true });
      const app = join(folder, 'application', basename(from.app));
      const [archive, own] = [archiveOf(from.app), archiveOf(app)];
      expect(pathsIn(own).toSorted()).toEqual([...pathsIn(archive), 'controlled.js'].toSorted());
      expect(pathsBeside(own).toSorted()).toEqual(pathsBeside(archive).toSorted());
      for (const path of pathsIn(archive).filter((name) => name.startsWith('out/')))
        expect(extractFile(own, path).equals(extractFile(archive, path)), path).toBe(true);
      expect(JSON.parse(extractFile(own, 'package.json').toString())).toEqual({
        ...JSON.parse(extractFile(archive, 'package.json').toString()),
        main: 'controlled.js',
      });
      expect(JSON.parse(readFileSync(join(own, '../config.json'), 'utf8'))).toEqual({ training: true });
      expect((await wrongFuses(app)).toSorted()).toEqual([
        'EnableEmbeddedAsarIntegrityValidation',
        'EnableNodeCliInspectArguments',
      ]);
      expect(basename(program)).toBe(system === 'win' ? 'Escale.exe' : system === 'mac' ? 'Escale' : 'escale');
      // What ships is as it was.
      expect(await wrongFuses(from.app)).toEqual([]);
    }
  });
});

it('the entry of that copy takes the switches of the test away before the application looks, and no other', () => {
  const folder = temporary();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync('tools/package/run/controlled.js', join(folder, 'controlled.js'));
  write('package.json', '{"type":"module"}');
  write('node_modules/electron/package.json', '{"type":"module","main":"index.js"}');
  write('node_modules/electron/index.js', `export const app = { setPath: (...path) => console.log(path) };`);
  write(
    'out/main/index.js',
    `import 'electron';
    console.log(process.argv.slice(2));`,
  );
  const args = ['--inspect=0', '--remote-debugging-port=0', '--no-sandbox', 'escale://users'];
  const said = execFileSync(process.execPath, [join(folder, 'controlled.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ESCALE_TEST_USER_DATA: '/data' },
  });
  expect(said).toBe("[ 'userData', '/data' ]\n[ '--no-sandbox', 'escale://users' ]\n");
});
