import { z } from 'zod';
import { anyOf } from './access.ts';
import { call } from './call.ts';
import { selectionId } from './files.ts';

/** Largest login file, in bytes: 5 MB (docs/screens/03-communities.md §6). */
export const maxLoginFile = 5 * 1024 * 1024;
/** How many wrong lines, and how many repeated logins, are named; all are counted. */
export const maxNamedLines = 10;

const count = z.int().nonnegative();
/** Number of a line in the file, from 1. */
const line = z.int().positive();

/** What the check of a login file found. */
const loginFileCheck = z.discriminatedUnion('outcome', [
  /** No file that the platform could read: nothing was looked at further. */
  z.object({
    outcome: z.literal('unfit'),
    /** `encoding`: text, but not UTF-8; `notText`: a picture or a spreadsheet; `noLogin`: nothing but blank lines. */
    reason: z.enum(['tooLarge', 'empty', 'encoding', 'notText', 'noLogin']),
  }),
  /** Some lines do not have exactly two columns that are not blank: the platform would refuse the whole file. */
  z.object({
    outcome: z.literal('wrong'),
    count,
    /** The first of them. `blank`: two columns, of which at least one is blank; else their number is wrong. */
    lines: z.array(z.object({ line, problem: z.enum(['columns', 'blank']), columns: count })),
  }),
  z.object({
    outcome: z.literal('ready'),
    /** Lines with a login and a password. */
    logins: count,
    /** Blank lines, which are not sent. */
    blankLines: count,
    /** Lines whose login stands on a line before them. */
    repeated: z.object({ count, lines: z.array(line) }),
    /** The first lines, masked here: no password, and of a login its first characters. */
    preview: z.array(z.object({ line, login: z.string(), password: z.string() })),
  }),
]);
export type LoginFileCheck = z.infer<typeof loginFileCheck>;

/** Calls about the login file of a secured community (docs/screens/03-communities.md §6). */
export const communitySecurityCalls = {
  /**
   * Checks a chosen file line by line; nothing is sent. Error `file` when it cannot be read. Reads at most
   * `maxLoginFile` bytes, and nothing of a larger file.
   */
  'communities.checkSecurityFile': call('signedIn', z.object({ selectionId }), loginFileCheck),
  /**
   * Sends a file that `communities.checkSecurityFile` has found ready, without its blank lines and its byte order mark.
   * It takes the place of every former file and leaves the validation mode. Error `file`/`changed` when it is not the
   * file that was checked. The platform asks no right and gives no reason for a refusal: where its answer proves
   * nothing, the community is read (docs/platform/b-communities-content.md §5). A file that was refused stays chosen.
   */
  'communities.uploadSecurityFile': call(
    anyOf('from_admin_community_create', 'community_update'),
    z.object({ communityId: z.int().positive(), selectionId }),
    z.void(),
  ),
};
