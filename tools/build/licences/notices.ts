import type { ThirdParty } from '../../../src/shared/third-parties.ts';

const rule = '-'.repeat(80);

/** `THIRD-PARTY-NOTICES.txt`: what each licence asks to be passed on with the software, one package after the other. */
export const notices = (list: readonly ThirdParty[]): string =>
  [
    'Escale contains the software listed below, each part under its own licence. The source of each can be had from the',
    "page named with it. Electron's licence, and those of Chromium and Node.js inside it, are in LICENSE.electron.txt and",
    'LICENSES.chromium.html beside the application.',
    ...list.map(({ name, version, within, licence, source, text }) =>
      [rule, `${name} ${version ?? `(in ${within})`}`, `Licence: ${licence}`, `Source: ${source}`, '', text].join('\n'),
    ),
    '',
  ].join('\n\n');
