import { z } from 'zod';
import { importBoundReasons, workbookReasons } from './import/limits.ts';
import { ownership } from './resources/users/ownership.ts';

/**
 * Every error that crosses the bridge, as data. The renderer chooses the text (error catalogue, both languages);
 * `platformText` is the platform's own message, kept for the details that a person can copy.
 */
const detail = {
  /** The message of the platform (hydra:description, else detail, else message), if any. */
  platformText: z.string().optional(),
  /** HTTP status, if a response arrived. */
  status: z.number().int().optional(),
  /**
   * It failed in a read before the requested write, which was not sent. Set where the kind of the error does not say
   * so.
   */
  isUnsent: z.literal(true).optional(),
  /** A gateway answered that did not wait for the platform or could not reach it. */
  isGateway: z.literal(true).optional(),
  /**
   * The platform carries this call out before it checks the permission, so a refusal does not prove that nothing was
   * done.
   */
  hasRun: z.literal(true).optional(),
  /**
   * Result of the check after a write whose response proves nothing (`mayBeDone`). `notDone`: unchanged, and final.
   * `notYet`: unchanged, but the platform may still be working. `partly`: some fields are stored, those in `notStored`
   * are not. `unseen`: the check failed.
   */
  readBack: z.enum(['notDone', 'notYet', 'partly', 'unseen']).optional(),
  /** Screen names of the fields that were not stored. */
  notStored: z.array(z.string()).optional(),
  /** Seconds after which the call may be made again: too many wrong passwords were tried. */
  retryAfter: z.int().positive().optional(),
};

/** Why no response arrived. Every reason except the first two means that nothing was sent. */
export const networkReasons = [
  'unreachable',
  'timeout',
  // A proxy requires credentials that nobody entered; requires Negotiate, NTLM or SOCKS; refuses the host.
  'proxyCredentials',
  'proxyMethod',
  'proxyRefused',
  // The server's certificate is not trusted; the client certificate cannot be used.
  'certificate',
  'clientCertificate',
] as const;
export type NetworkReason = (typeof networkReasons)[number];

/** One error of one field, by screen name (`homeAddress.postalCode`), with the platform's message. */
export const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

export const appError = z.discriminatedUnion('kind', [
  /** No response: offline, DNS, TLS, dropped connection, timeout, or a problem with a proxy or certificate. */
  z.object({ kind: z.literal('network'), reason: z.enum(networkReasons), ...detail }),
  /** Not signed in, or the platform refused credentials or token. `key` is an entry of the generic catalogue. */
  z.object({ kind: z.literal('unauthorized'), key: z.string(), ...detail }),
  /** 'Access Denied.', status 400 or 403. `right` is the permission that the platform checks for the call, if known. */
  z.object({ kind: z.literal('denied'), right: z.string().optional(), ...detail }),
  /** 'Not Found', status 400 or 404. */
  z.object({ kind: z.literal('notFound'), ...detail }),
  /** The platform, or the check before sending, refused the content; messages by screen field. */
  z.object({
    kind: z.literal('invalid'),
    fields: z.array(fieldError),
    /** Larger than the platform, or a server in front of it, accepts. */
    isTooLarge: z.literal(true).optional(),
    ...detail,
  }),
  /**
   * Refused before sending, because of the current state of the platform: the call would fail without a reason, or do
   * harm.
   */
  z.object({
    kind: z.literal('conflict'),
    reason: z.enum([
      // The proof is no longer pending; `by` decided on it.
      'alreadyTreated',
      // A proof has already been accepted, by `by`.
      'alreadyVerified',
      'alreadyDeleted',
      'ownAccount',
      // Owns what `owned` names.
      'owner',
      // Nobody has this e-mail; or another account has it.
      'unknownEmail',
      'otherAccount',
      'noEmail',
      // Too many to select by id.
      'tooMany',
      // Its content and recipients were fixed by its test; recipients could be added to an earlier selection; nobody
      // matches.
      'campaignFixed',
      'campaignHasRecipients',
      'nobody',
      // The campaign was deleted or is somebody else's; `count` people accept news by now, not as many as announced;
      // the platform would write, and refuse afterwards.
      'campaignGone',
      'recipientsChanged',
      'administratorsOnly',
      // `duplicate` has the same name, so both would share one picture file.
      'nameTaken',
      // `count` records still use it.
      'inUse',
      // People are attached to the structure, and the platform would delete it all the same.
      'attached',
      // The platform shows the article translated into the person's language: saving would overwrite the original.
      'otherLanguage',
      // The picture was not sent from here, so its id is unknown.
      'pictureReplaced',
      // Somebody changed it again: undoing would take their value away.
      'changedMeanwhile',
      // A section or paragraph was deleted meanwhile; saving it would fail.
      'partsGone',
      // The platform accepts each of these filters, but not their combination.
      'filtersApart',
      // Only this computer can compare what was asked, and `count` rows are too many for that.
      'tooManyRows',
      // A list has more rows than are ever read, `count` as the platform says.
      'listTooLong',
      // The same file was sent in part for another community, or for none, and its outcome is not known.
      'importedElsewhere',
      // Another import is being sent: one at a time.
      'importRunning',
      // Another bulk action is running: one at a time.
      'actionsRunning',
      // An earlier attempt may have created it, and it cannot be found: the person decides.
      'mayExist',
    ]),
    by: z.string().optional(),
    owned: ownership.optional(),
    duplicate: z.object({ id: z.int(), name: z.string() }).optional(),
    count: z.int().optional(),
    ...detail,
  }),
  /**
   * Status 5xx, or an unreadable response (`isUnreadable`), be it one that is larger than any of its kind
   * (`isTooLarge`): the platform gives no reason.
   */
  z.object({
    kind: z.literal('server'),
    isUnreadable: z.boolean().default(false),
    isTooLarge: z.boolean().optional(),
    ...detail,
  }),
  /** The session ended after inactivity. */
  z.object({ kind: z.literal('idle'), ...detail }),
  /** The keychain of this computer holds what is needed and cannot be read, now or at all: nothing was sent or lost. */
  z.object({ kind: z.literal('keychain'), ...detail }),
  /** The person cancelled or closed the dialog. Never shown as an error. */
  z.object({ kind: z.literal('cancelled'), ...detail }),
  /** A file on this computer could not be read or written. */
  z.object({
    kind: z.literal('file'),
    reason: z.enum([
      'unreadable',
      'unwritable',
      'noSpace',
      'tooLarge',
      'notAnImage',
      'badSize',
      // More than are decoded here.
      'tooManyPixels',
      // A picture that is cut off.
      'incomplete',
      'expired',
      'empty',
      'unsupported',
      'notViews',
      // Not a recipe of an import; one of another kind of file.
      'notRecipe',
      'otherRecipe',
      // Not a letter that somebody prepared.
      'notLetter',
      // The file has changed since it was checked.
      'changed',
      // Not the file of the import to resume.
      'otherFile',
      // Dropped from a network share, to which the application never connects by itself.
      'onNetwork',
      // A file to import that holds more than `importBounds` allows.
      ...importBoundReasons,
      ...workbookReasons,
    ]),
    ...detail,
  }),
  /**
   * A malformed call or a wrong sender: a bug, which is logged. `limit`: the call exceeded a limit and was not carried
   * out: size of the request, concurrent calls, or calls per time.
   */
  z.object({ kind: z.literal('refused'), limit: z.enum(['size', 'count', 'rate']).optional(), ...detail }),
  /** A bug that reached the bridge. */
  z.object({ kind: z.literal('internal'), ...detail }),
]);
export type AppError = z.infer<typeof appError>;
