import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { beforeAll, expect, it } from 'vitest';
import { guideLines } from '#tests/support/packages/guide.ts';
import { describeUnless, needs, resultLike } from '#tests/support/packages/packed.ts';

interface RunOptions {
  cwd?: string;
  keys?: string;
  expected?: number;
}

const reason = needs('the packages of Linux', 'root on Debian', 'apt-ftparchive', 'gpg-agent');

// Apt's folders are the test's own: nothing of this machine is changed.
describeUnless(reason, 'a folder of packages, signed by an organisation', () => {
  let [folder, server, config] = ['', '', ''];
  let deb = '';

  /** Runs a line with apt's folders and with the keys of the organisation, or of somebody else. */
  function run(line: string, { cwd = folder, keys = 'organisation', expected = 0 }: RunOptions = {}): void {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', APT_CONFIG: config, GNUPGHOME: join(folder, keys) };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' });
    expect(status, `${line}\n${stdout}\n${stderr}`).toBe(expected);
  }
  function makeKey(keys: string): void {
    mkdirSync(join(folder, keys), { mode: 0o700 });
    run("gpg --batch --passphrase '' --quick-generate-key it@example.org", { keys });
  }
  /** The lines for a workstation, which downloads the package in place of installing it. */
  const workstation = (): string[] =>
    guideLines('apt-source', { 'https://apt.example.org': `file:${server}` }).map((line) =>
      line.replaceAll('sudo ', '').replaceAll('/etc/apt', join(folder, 'etc/apt')).replace('install --yes', 'download'),
    );

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'escale-apt-'));
    server = join(folder, 'server');
    config = join(folder, 'apt.conf');
    for (const path of ['server', 'cache', 'state/lists', 'etc/apt/keyrings', 'etc/apt/sources.list.d']) {
      mkdirSync(join(folder, path), { recursive: true });
    }
    const status = join(folder, 'state/status');
    writeFileSync(status, '');
    const settings = [
      `Dir::Etc "${join(folder, 'etc/apt')}"`,
      'Dir::Etc::sourcelist "/dev/null"',
      `Dir::State "${join(folder, 'state')}"`,
      // What this machine has installed is at another place, and changes while the test of the deb runs.
      `Dir::State::status "${status}"`,
      `Dir::Cache "${join(folder, 'cache')}"`,
      'APT::Sandbox::User "root"',
    ];
    writeFileSync(config, settings.map((setting) => `${setting};\n`).join(''));
    deb = resultLike('*.deb');
    copyFileSync(deb, join(server, basename(deb)));
    makeKey('organisation');
    run(`gpg --export > ${join(folder, 'etc/apt/keyrings/escale.gpg')}`);
    for (const line of guideLines('apt-folder')) run(line, { cwd: server });
  });

  it('gives apt the package, as the guide says', () => {
    for (const line of workstation()) run(line);
    const [downloaded = ''] = globSync('*.deb', { cwd: folder });
    expect(readFileSync(join(folder, downloaded)).equals(readFileSync(deb))).toBe(true);
  });

  it('gives it nothing that somebody else has signed', () => {
    makeKey('stranger');
    for (const line of guideLines('apt-folder')) run(line, { cwd: server, keys: 'stranger' });
    const [source = '', install = ''] = workstation();
    run(source);
    run(install.replace('apt-get update', 'apt-get update --error-on=any'), { expected: 100 });
  });
});
