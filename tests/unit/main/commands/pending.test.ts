import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { watched } from '#main/commands/pending.ts';
import { FakeSecrets } from '#tests/support/fakes.ts';

it('a keychain is waited for until its call has returned or failed', async () => {
  const secrets = new FakeSecrets();
  const keychain = watched(secrets);
  await keychain.set('a', 'secret');
  expect(await keychain.get('a')).toBe('secret');
  secrets.failing.add('delete');
  await expect(keychain.delete('a')).rejects.toThrow();
  expect(keychain.isWaiting()).toBe(false);
  secrets.hanging.add('get');
  void keychain.accounts();
  expect(keychain.isWaiting()).toBe(true);
});

// Windows waits for no thread.
it.skipIf(process.platform === 'win32')(
  'a command ends with its status although a call of the system never returns',
  () => {
    const pipe = join(mkdtempSync(join(tmpdir(), 'escale-pending-')), 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Nobody ever writes into the pipe: to open it takes for ever, in a thread of its own.
    const script = `
    const { endWhileWaiting } = await import(${JSON.stringify(pathToFileURL('src/main/commands/pending.ts').href)});
    const { open } = await import('node:fs');
    open(${JSON.stringify(pipe)}, () => undefined);
    endWhileWaiting(3);
    process.exit(4);`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      timeout: 10_000,
    });
    expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
  },
);
