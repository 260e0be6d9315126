import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { describeUnless, handedOut, needs, packed, packedFolder } from '#tests/support/packages/packed.ts';
import { wrongFuses } from '../../tools/package/verify/fuses.ts';
import { unpackedIn } from '../../tools/package/verify/unpacked.ts';

describeUnless(needs('the packages of Linux'), 'the application packed for Linux', () => {
  it('starts and finds that it cannot be run as Node', () => {
    expect(execFileSync(packed.linux.executable, ['escale://users/12'], { encoding: 'utf8' })).toContain(
      'runAsNode=0\n',
    );
  });
});

it('everything that is handed out says by its name that it is no release', () => {
  const names = handedOut();
  expect(names).toContainEqual(expect.stringMatching(/\.pkg$/));
  for (const name of names) expect(name).toContain('-rehearsal-');
});

describe('every packed application', () => {
  it('has the fuses that it must have', async () => {
    const apps = unpackedIn(packedFolder).map(({ app }) => app);
    expect(apps).toContain(packed.mac.app);
    for (const app of apps) expect(await wrongFuses(app), app).toEqual([]);
  });
});
