import { expect, it } from 'vitest';
import { relaunched } from '../../../../tools/browser-shell/electron/relaunch.ts';

it('starts the same command line, or what the options name in place of it all', () => {
  const own = { argv: ['/opt/Escale/escale', 'escale://users'], execPath: '/opt/Escale/escale' } as const;
  // The part of a process that it reads.
  const of = (options?: object) => relaunched(options, own as unknown as NodeJS.Process);
  expect(of()).toEqual(['/opt/Escale/escale', 'escale://users']);
  expect(of({ execPath: '/home/anna/other' })).toEqual(['/home/anna/other']);
  expect(of({ args: ['--check'] })).toEqual(['/opt/Escale/escale', '--check']);
});
