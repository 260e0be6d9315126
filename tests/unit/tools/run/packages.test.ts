import { describe, expect, it } from 'vitest';
import { isUpToDate } from '../../../../tools/run/setup/packages.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/keytar': { version: '7.9.0', optional: true },
  },
};

describe('comparing the installed packages with the lock file', () => {
  it('succeeds when every version is the same', () => {
    const installed = {
      packages: { 'node_modules/react': { version: '19.3.1' }, 'node_modules/keytar': { version: '7.9.0' } },
    };
    expect(isUpToDate(lock, installed)).toBe(true);
  });

  it('succeeds without an optional package, which may not fit the machine', () => {
    expect(isUpToDate(lock, { packages: { 'node_modules/react': { version: '19.3.1' } } })).toBe(true);
  });

  it('fails when a package is missing', () => {
    expect(isUpToDate(lock, { packages: { 'node_modules/keytar': { version: '7.9.0' } } })).toBe(false);
  });

  it('fails when the lock file requires another version, even of an optional package', () => {
    expect(isUpToDate(lock, { packages: { 'node_modules/react': { version: '19.3.0' } } })).toBe(false);
    const oldKeytar = {
      packages: { 'node_modules/react': { version: '19.3.1' }, 'node_modules/keytar': { version: '7.8.0' } },
    };
    expect(isUpToDate(lock, oldKeytar)).toBe(false);
  });
});
