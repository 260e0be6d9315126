import { describe, expect, it } from 'vitest';
import { browserEnv } from '../../../../tools/run/steps/browser.ts';

describe.runIf(process.platform === 'linux')('the environment of the browser', () => {
  it.each([
    ['no locale', {}],
    ['the C locale', { LANG: 'C' }],
    ['another encoding', { LANG: 'fr_FR.ISO-8859-1' }],
    ['a locale that another one overrides', { LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }],
  ])('knows accents in the names of files under %s', (_case, env) => {
    expect(browserEnv(env)).toMatchObject({ LC_ALL: 'C.UTF-8' });
  });

  it('leaves a locale that knows them as it is', () => {
    expect(browserEnv({ LANG: 'fr_FR.UTF-8' })).toEqual({ LANG: 'fr_FR.UTF-8' });
    expect(browserEnv({ LC_ALL: 'C.utf8', HOME: undefined })).toEqual({ LC_ALL: 'C.utf8' });
  });
});
