import type { ThirdParty } from '#shared/third-parties.ts';

/** A package of others in the application. */
export const react: ThirdParty = {
  name: 'react',
  version: '19.3.1',
  within: null,
  licence: 'MIT',
  source: 'https://www.npmjs.com/package/react/v/19.3.1',
  text: 'Copyright (c) Meta Platforms',
};
