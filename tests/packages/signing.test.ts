import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { describeUnless, needs, packed, packedFolder, resultLike } from '#tests/support/packages/packed.ts';
import { rehearsalCertificate } from '../../tools/package/rehearsal/rehearse.ts';
import { root } from '../../tools/run/setup/machine.mjs';

const certificate = join(packedFolder, rehearsalCertificate);

/** What osslsigncode says of a file's signature, and whether it holds. */
function verify(file: string): { holds: boolean; said: string } {
  const { status, stdout } = spawnSync('osslsigncode', ['verify', '-CAfile', certificate, '-in', file], {
    encoding: 'utf8',
  });
  return { holds: status === 0, said: stdout };
}

describeUnless(
  needs('the packages of Windows', 'wixl', 'msibuild', 'openssl', 'osslsigncode'),
  'what is packed for Windows',
  () => {
    it('is signed with SHA-256: the program, its libraries and modules, and the MSI', () => {
      const files = [
        ...globSync('**/*.{exe,dll,node}', { cwd: packed.win.app }).map((path) => join(packed.win.app, path)),
        resultLike('*.msi'),
      ];
      expect(new Set(files.map((file) => basename(file).replace(/.*\./, '')))).toEqual(
        new Set(['exe', 'dll', 'node', 'msi']),
      );
      for (const file of files) {
        const { holds, said } = verify(file);
        expect(holds, `${file}: ${said}`).toBe(true);
        expect(said, file).toMatch(/Message digest algorithm\s*: SHA256/);
      }
    });

    it('is noticed to be another when one byte of it changes', () => {
      const changed = readFileSync(packed.win.executable);
      const at = changed.indexOf('argv[%d]');
      changed[at] = 0x41;
      const copy = join(mkdtempSync(join(tmpdir(), 'signing-')), 'Escale.exe');
      writeFileSync(copy, changed);
      expect(at).toBeGreaterThan(0);
      expect(verify(copy).holds).toBe(false);
    });

    it('is not made without a signature in a release', () => {
      const output = mkdtempSync(join(tmpdir(), 'release-'));
      const script = join(root, 'tests/support/packages/unsigned-release.ts');
      const credentials = ['WIN_CSC_LINK', 'CSC_LINK', 'USE_SYSTEM_OSSLSIGNCODE'];
      const { status, stderr } = spawnSync(process.execPath, [script, packed.win.app, output], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, ...Object.fromEntries(credentials.map((name) => [name, undefined])) },
      });
      expect(stderr).toContain('App is not signed and "forceCodeSigning" is set to true');
      expect(status).toBe(1);
    });
  },
);
