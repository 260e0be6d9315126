import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ForgetPorts, forgetMe } from '#main/commands/forget-me.ts';
import { FakeClock, FakeSecrets } from '#tests/support/fakes.ts';

/** A home folder with a file beside the application's folder, which holds a draft. */
function openHome() {
  const homeFolder = mkdtempSync(join(tmpdir(), 'escale-forget-'));
  const data = join(homeFolder, 'Escale');
  mkdirSync(data);
  writeFileSync(join(data, 'draft.json'), '{}');
  const keychain = new FakeSecrets();
  const clock = new FakeClock();
  const ports: ForgetPorts = {
    claim: () => () => undefined,
    keychain,
    clock,
    folders: [data],
    homeFolder,
    releaseLinks: () => undefined,
    removeActivator: async () => [],
  };
  return { homeFolder, data, keychain, clock, ports };
}

describe('forgetMe', () => {
  it('empties nothing behind a link in the place of its folder, which a person may have put there', async () => {
    const { homeFolder, data, ports } = openHome();
    const link = join(homeFolder, 'Link');
    symlinkSync(data, link);
    const { lines, isComplete } = await forgetMe({ ...ports, folders: [link] });
    expect(lines).toContainEqual(expect.stringMatching(/^Not removed, because it is a link/u));
    expect(isComplete).toBe(false);
    expect(readdirSync(data)).toEqual(['draft.json']);
  });

  it('names what notifications left, or that it could not be removed, beside the folders', async () => {
    const { data, ports } = openHome();
    const left = ['Escale.lnk', 'HKCU\\Software'];
    const done = await forgetMe({ ...ports, removeActivator: async () => left });
    expect(done.lines).toEqual(expect.arrayContaining(left.map((each) => `Removed: ${each}`)));
    expect(done.isComplete).toBe(true);
    mkdirSync(data);
    const failed = await forgetMe({ ...ports, removeActivator: () => Promise.reject(new Error('EPERM')) });
    expect(failed.lines).toContainEqual(expect.stringMatching(/^What notifications left is not removed: .*EPERM/u));
    expect(failed.isComplete).toBe(false);
    expect(existsSync(data)).toBe(false);
  });

  it('removes the folders although the keychain never answers, and says that entries may be left', async () => {
    const { data, keychain, clock, ports } = openHome();
    keychain.hanging.add('get');
    const forgetting = forgetMe(ports);
    clock.advance(30_000);
    const { lines, isComplete } = await forgetting;
    expect(lines).toContain('The keychain cannot be emptied: no answer within 30 s');
    expect(isComplete).toBe(false);
    expect(existsSync(data)).toBe(false);
  });
});
