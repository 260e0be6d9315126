import { tokens } from '@fluentui/tokens';
import type { Plugin } from 'vite';

const values: Readonly<Record<string, string>> = tokens;

/**
 * Writes the custom property that each of Fluent's styles names (`tokens.colorNeutralForeground1`) in its place, so that
 * the table of all 500 of them is not among the first scripts.
 */
export const tokensInPlace = (): Plugin => ({
  name: 'escale:tokens-in-place',
  transform: {
    filter: { id: /[\\/]@fluentui[\\/]react-[^\\/]+[\\/]lib[\\/].+\.js$/, code: /\btokens\./ },
    handler: (code) => ({ code: withTokensInPlace(code), map: null }),
  },
});

/** The code with the value of each token that it names; a name that is no token stays. */
export const withTokensInPlace = (code: string): string =>
  code.replaceAll(/\btokens\.(\w+)/g, (written, name: string) =>
    values[name] === undefined ? written : JSON.stringify(values[name]),
  );
