import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import { fullNameOf } from '#shared/full-name.ts';
import { instantOf } from '#shared/instant.ts';
import { letter } from '#shared/ipc/campaign-letters.ts';
import { moment } from '#shared/ipc/moment.ts';
import type { SessionUser } from '#shared/ipc/session.ts';
import { hasContent, readBody } from '#shared/resources/campaigns/blocks.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { fileNameOf } from '../files/file-name.ts';
import { type JsonFileServices, openJson, saveJson } from '../files/json-file.ts';
import type { Handlers } from '../ipc/handler.ts';
import type { Clock } from '../ports.ts';

const LONGEST_ADDRESS = 2000;

/** A letter as a file that is handed to an administrator. Of the recipients it holds the rule alone. */
export const letterFile = z.strictObject({
  format: z.literal('escale-letter'),
  version: z.literal(1),
  /** Address of the platform: the community is one of its records. */
  platform: z.string().max(LONGEST_ADDRESS),
  savedAt: moment,
  author: z.string().max(lineLimit),
  letter,
});
export type LetterFile = z.input<typeof letterFile>;

export interface LetterServices extends JsonFileServices {
  /** Base URL of the platform. */
  baseUrl: string;
  clock: Clock;
  session: { readonly signedIn: { readonly user: Pick<SessionUser, 'givenName' | 'familyName'> } };
}

/** Handlers that hand a message over to somebody who may send it (docs/screens/03-communities.md §1, 04 §5). */
export function letterHandlers(
  services: LetterServices,
): Pick<Handlers, 'campaigns.saveLetter' | 'campaigns.openLetter'> {
  const { baseUrl, clock, session } = services;
  return {
    'campaigns.saveLetter': ({ fileName, ...written }, { signal }) => {
      const file: LetterFile = {
        format: 'escale-letter',
        version: 1,
        platform: baseUrl,
        savedAt: instantOf(clock.now()),
        author: fullNameOf(session.signedIn.user).slice(0, lineLimit),
        letter: written,
      };
      return saveJson(services, fileNameOf(fileName, '.json'), file, signal);
    },

    'campaigns.openLetter': async () => {
      const { name, value } = await openJson(services, 'letter', letterFile, 'notLetter');
      const read = readBody(value.letter.body);
      if (!('blocks' in read) || !hasContent(read.blocks)) throw new AppFailure({ kind: 'file', reason: 'notLetter' });
      const isOtherPlatform = value.platform !== baseUrl;
      return {
        letter: { ...value.letter, recipients: isOtherPlatform ? null : value.letter.recipients },
        author: value.author,
        savedAt: value.savedAt,
        fileName: name,
        isOtherPlatform,
      };
    },
  };
}
