import { z } from 'zod';
import { call } from './call.ts';

/** Most words that a person adds, and letters of one. */
export const maxOwnWords = 2000;
export const longestWord = 60;

export const ownWord = z.string().trim().min(1).max(longestWord);

export const spellingCalls = {
  /** The words that were added to the dictionaries on this computer, for this platform. Local only. */
  'spelling.list': call('signedIn', z.void(), z.array(ownWord)),
  /** Adds a word; the oldest is forgotten where there are too many. @returns all of them */
  'spelling.addWord': call('signedIn', z.object({ word: ownWord }), z.array(ownWord)),
  /** Takes a word away again; a missing one is fine. @returns all of them */
  'spelling.removeWord': call('signedIn', z.object({ word: ownWord }), z.array(ownWord)),
};
