import { z } from 'zod';
import { structureId } from '../resources/solidary/ids.ts';
import { journeyPlace } from '../resources/solidaryrecords/write/schema.ts';
import { call } from './call.ts';

/** Calls about the places to which the people of a structure often go, of the signed-in person on this computer. */
export const favouritePlaceCalls = {
  /**
   * The destinations that records of the structure were created with three times or more, for two people at least, the
   * most frequent first (docs/screens/10-external-journeys.md §6). Local only.
   */
  'favouritePlaces.list': call('signedIn', z.object({ structureId }), z.array(journeyPlace)),
};
