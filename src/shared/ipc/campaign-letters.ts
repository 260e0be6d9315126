import { z } from 'zod';
import { bodyLimit } from '../resources/campaigns/blocks.ts';
import { titleText } from '../resources/written.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf, anyOf } from './access.ts';
import { call } from './call.ts';
import { moment } from './moment.ts';

/** Whom of a community a letter is for: its accepted members with its moderators, or the moderators alone. */
export const letterAudiences = ['members', 'moderators'] as const;
export type LetterAudience = (typeof letterAudiences)[number];

/** The rule by which the recipients of a letter are found again, where it is opened. */
export const letterRecipients = z.strictObject({
  communityId: z.int().positive(),
  communityName: z.string().max(lineLimit),
  audience: z.enum(letterAudiences),
});
export type LetterRecipients = z.infer<typeof letterRecipients>;

/** A message that somebody prepared and that somebody else sends. */
export const letter = z.strictObject({
  name: titleText,
  subject: titleText,
  /** As that of a campaign. */
  body: z.string().min(1).max(bodyLimit),
  recipients: letterRecipients,
});
export type Letter = z.infer<typeof letter>;

/** A letter as it was read from a file, which anybody may have written. */
export const openedLetter = z.strictObject({
  letter: letter.extend({ recipients: letterRecipients.nullable() }),
  /** Who prepared it, as the file says. */
  author: z.string().max(lineLimit),
  savedAt: moment,
  fileName: z.string(),
  /** It was prepared for another platform: its recipients are left out, whose numbers are those of others here. */
  isOtherPlatform: z.boolean(),
});
export type OpenedLetter = z.infer<typeof openedLetter>;

export const campaignLetterCalls = {
  /** Saves a letter to a file that the person chooses; `fileName` is suggested, without an extension. */
  'campaigns.saveLetter': call(
    anyOf('community_update', 'campaign_create'),
    letter.extend({ fileName: z.string().max(lineLimit) }),
    z.object({ fileName: z.string() }),
  ),
  /**
   * Reads such a file that the person chooses. Its texts are as they stand there: nothing of them may be shown or sent
   * before it was cleaned. Errors `cancelled`; `file` with `notLetter`, or `tooLarge`.
   */
  'campaigns.openLetter': call(allOf('campaign_create'), z.void(), openedLetter),
};
