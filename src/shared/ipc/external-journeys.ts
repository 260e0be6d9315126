import { z } from 'zod';
import { asDay } from '../calendar.ts';
import type { externalJourney } from '../resources/externaljourneys/journey.ts';
import { externalSearch } from '../resources/externaljourneys/search.ts';
import { longestText } from '../resources/solidaryrecords/text-length.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';

const recordId = z.int().positive();

const contactOutcome = z.enum([
  /** The platform took the message; nothing confirms that it was read. */
  'sent',
  /** The provider, or the platform for it, refused the message: nothing was handed over. */
  'refused',
  /** The answer was lost, or the platform failed without a reason: the message may have gone out. */
  'unknown',
]);
export type ContactOutcome = z.infer<typeof contactOutcome>;

const contactedJourney = z.object({
  provider: z.string(),
  journeyId: z.string(),
  /** Day of this computer, YYYY-MM-DD. */
  day: z.string().max(10).transform(asDay),
  /** False where it is not known whether the message went out. */
  isSure: z.boolean(),
});
export type ContactedJourney = z.infer<typeof contactedJourney>;

/** Calls about journeys of external providers (docs/screens/10-external-journeys.md §3). */
export const externalJourneyCalls = {
  /**
   * Searches at one provider, or at all of them in one call, for up to 60 s; it changes nothing. No text of a failure
   * is passed on: it may hold the provider's key. `unreadable` counts journeys that could not be read.
   */
  'external.search': call(
    allOf('external_journey_list'),
    externalSearch,
    z.object({ journeys: z.array(z.custom<z.output<typeof externalJourney>>()), unreadable: z.int() }),
  ),
  /**
   * Hands a message for the driver of an external journey to its provider, once, and marks the journey as contacted for
   * this record on this computer. Error `denied` where the right is missing, and those that prove that nothing was
   * sent.
   */
  'external.contact': call(
    allOf('external_connection_create'),
    z.object({
      recordId,
      provider: z.string().min(1).max(lineLimit),
      carpoolerId: z.string().min(1).max(lineLimit),
      journeyId: z.string().min(1).max(lineLimit),
      content: z.string().trim().min(1).max(longestText),
    }),
    z.object({ outcome: contactOutcome }),
  ),
  /** The journeys whose drivers were contacted for a record from this computer. Local only. */
  'external.contacts': call(allOf('external_journey_list'), z.object({ recordId }), z.array(contactedJourney)),
};
