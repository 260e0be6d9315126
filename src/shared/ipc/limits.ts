import type { Channel } from './contract.ts';
import { longestDraft } from './drafts.ts';

/** What one call may ask of the main process. */
export interface CallLimits {
  /** Of the request: the characters of its texts and names, and one for each value. */
  readonly size: number;
  /** Calls of the channel that run at the same time. */
  readonly atOnce: number;
  /** Calls of the channel one after the other without a pause, and how many more each second. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Far above what anybody does by hand, and what bulk actions and long texts need. */
const usual: CallLimits = { size: 300_000, atOnce: 50, burst: 1000, perSecond: 100 };

/** All channels together. */
export const togetherLimits = { atOnce: 200, burst: 2000, perSecond: 200 } as const;

/** A thread of its own, or a whole file, for each call. */
const heavy = { size: 4_000_000, atOnce: 8 } as const;
/** A file that the person names in a dialog. */
const dialog = { atOnce: 4 } as const;
/** Something that the person sees outside the window. */
const outside = { burst: 10, perSecond: 1 } as const;

const exceptions: Readonly<Partial<Record<Channel, Partial<CallLimits>>>> = {
  'app.announce': outside,
  'app.openExternal': outside,
  'app.openLogFolder': outside,
  'app.report': { burst: 20, perSecond: 0.5 },
  // With the saved views of every list.
  'app.setPreferences': { size: 4_000_000 },
  // All the paragraphs of a text of the site.
  'articles.create': { size: 8_000_000 },
  'articles.update': { size: 8_000_000 },
  'drafts.save': { size: longestDraft + 10_000 },
  'externalTools.copyPassword': outside,
  'externalTools.reveal': outside,
  'files.choose': dialog,
  'import.check': heavy,
  'import.existing': heavy,
  'import.inspect': heavy,
  'import.places': heavy,
  'import.saveLines': heavy,
  'import.send': heavy,
  'import.unfinished': heavy,
  'import.values': heavy,
  'lists.export': dialog,
  'session.signIn': { atOnce: 4, burst: 20, perSecond: 1 },
  'users.export': dialog,
  'users.signInAs': outside,
  'views.open': dialog,
  'views.save': { size: 4_000_000, atOnce: 4 },
};

export const limitsOf = (channel: Channel): CallLimits => ({ ...usual, ...exceptions[channel] });
