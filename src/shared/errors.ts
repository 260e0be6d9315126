import { z } from 'zod';
import { ownership } from './resources/users/ownership.ts';

/**
 * Everything that can go wrong behind the bridge, as data. The renderer chooses the words (error catalogue, both
 * languages); `platformText` is what the platform itself said, kept for the details a person may copy.
 */
const detail = {
  /** The text the platform sent (hydra:description, else detail, else message), when it sent one. */
  platformText: z.string().optional(),
  /** HTTP status, when an answer arrived. */
  status: z.number().int().optional(),
  /** It failed while looking, before the write that was asked for: said where the kind alone would leave that open. */
  isUnsent: z.literal(true).optional(),
  /** A gateway answered that did not wait for the platform, or could not reach it. */
  isGateway: z.literal(true).optional(),
  /** A call that the platform carries out before it checks the right: its refusal is no proof that nothing was done. */
  hasRun: z.literal(true).optional(),
  /**
   * What a check afterwards found after a write whose answer proves nothing (`mayBeDone`). `notDone`: as before, and nothing
   * more comes. `notYet`: as before, but the platform may still be at work. `partly`: some fields are as sent, those of
   * `left` are not. `unseen`: it could not be looked at.
   */
  readBack: z.enum(['notDone', 'notYet', 'partly', 'unseen']).optional(),
  /** Fields that are not as they were sent, by their screen names. */
  left: z.array(z.string()).optional(),
};

/** Why no answer came. All but the first two say what is in the way: nothing was sent. */
export const networkReasons = [
  'unreachable',
  'timeout',
  // A proxy wants credentials that nobody gave; wants Negotiate, NTLM or SOCKS; refuses the host.
  'proxyCredentials',
  'proxyMethod',
  'proxyRefused',
  // The server's is not trusted; ours cannot be used.
  'certificate',
  'clientCertificate',
] as const;
export type NetworkReason = (typeof networkReasons)[number];

/** One refusal of one field, by its screen name (`homeAddress.postalCode`), with the platform's words. */
export const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

export const appError = z.discriminatedUnion('kind', [
  /** No answer: offline, DNS, TLS, dropped connection, time-out, or a proxy or a certificate in the way. */
  z.object({ kind: z.literal('network'), reason: z.enum(networkReasons), ...detail }),
  /** Not signed in, or the platform refused the credentials or the token. `key` is an entry of the generic catalogue. */
  z.object({ kind: z.literal('unauthorized'), key: z.string(), ...detail }),
  /** 'Access Denied.', under 400 or 403. `right` is the permission that the platform checks for the call, if known. */
  z.object({ kind: z.literal('denied'), right: z.string().optional(), ...detail }),
  /** 'Not Found', under 400 or 404. */
  z.object({ kind: z.literal('notFound'), ...detail }),
  /** The platform, or our own check of the request, refused what was sent; messages by screen field. */
  z.object({
    kind: z.literal('invalid'),
    fields: z.array(fieldError),
    /** Longer than the platform, or what stands before it, takes. */
    isTooLarge: z.literal(true).optional(),
    ...detail,
  }),
  /** Refused here before it was sent, because of what the platform holds by now: it would fail there without a reason, or harm. */
  z.object({
    kind: z.literal('conflict'),
    reason: z.enum([
      // The proof is pending no more; `by` treated it.
      'alreadyTreated',
      // A proof is accepted already; `by` accepted it.
      'alreadyVerified',
      'alreadyDeleted',
      'ownAccount',
      // Answers for what `owned` names.
      'owner',
      // Nobody has this e-mail, or somebody else.
      'unknownEmail',
      'otherAccount',
      'noEmail',
      // More than can be named one by one.
      'tooMany',
      // Its content and recipients were fixed by its test; a selection on top of another may add up; nobody is found.
      'campaignFixed',
      'campaignHasRecipients',
      'nobody',
      // `duplicate` has the same name, so that both would share one file of a picture.
      'nameTaken',
      // `count` records still use it.
      'inUse',
      // The platform shows the texts of an article in the language of the person: saving would overwrite the original.
      'otherLanguage',
      // The picture is not the one that was sent from here: its id is known to nobody.
      'pictureReplaced',
      // A section or paragraph was deleted meanwhile: saving it fails.
      'partsGone',
      // The platform takes each of these filters, but not all of them at once.
      'filtersApart',
      // An earlier try of this creation may have come through, and is not in the list: the person decides.
      'mayExist',
    ]),
    by: z.string().optional(),
    owned: ownership.optional(),
    duplicate: z.object({ id: z.int(), name: z.string() }).optional(),
    count: z.int().optional(),
    ...detail,
  }),
  /** 5xx, or an answer that cannot be read (`unreadable`): the platform gives no reason. */
  z.object({ kind: z.literal('server'), isUnreadable: z.boolean().default(false), ...detail }),
  /** The session ended by inactivity. */
  z.object({ kind: z.literal('idle'), ...detail }),
  /** The person cancelled, or closed the dialog. Never shown as an error. */
  z.object({ kind: z.literal('cancelled'), ...detail }),
  /** A file of this computer could not be read or written. */
  z.object({
    kind: z.literal('file'),
    reason: z.enum([
      'unreadable',
      'unwritable',
      'noSpace',
      'tooLarge',
      'notAnImage',
      'badSize',
      // A picture without its end.
      'incomplete',
      'expired',
      'empty',
      'unsupported',
      'notViews',
      // Not the same as when it was checked.
      'changed',
      // Not the file of the import that is to be gone on with.
      'otherFile',
      // Dropped from a share of the network, to which nothing of the application connects by itself.
      'onNetwork',
      // A line that the platform would not read as it is written; `platformText` names it.
      'unsendable',
    ]),
    ...detail,
  }),
  /**
   * A malformed call or a wrong sender: a defect of ours, logged. `limit`: a bound of calls was passed, and nothing was
   * done; the size of the request, how many ran at once, or how many came in a short time.
   */
  z.object({ kind: z.literal('refused'), limit: z.enum(['size', 'count', 'rate']).optional(), ...detail }),
  /** A defect of ours that reached the bridge. */
  z.object({ kind: z.literal('internal'), ...detail }),
]);
export type AppError = z.infer<typeof appError>;
