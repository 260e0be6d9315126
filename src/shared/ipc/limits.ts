import { longestDraft } from '../draft-limit.ts';
import type { Channel } from './contract.ts';
import type { PageRouteName } from './page-routes.ts';

/** Limits of the calls of one channel. */
export interface CallLimits {
  /** Maximum weight of a request: the characters of its texts and names, plus one per value. */
  readonly size: number;
  /** Maximum concurrent calls of the channel. */
  readonly atOnce: number;
  /** Maximum calls without a pause, and how many more per second. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Far above manual use, and enough for bulk actions and long texts. */
const usual: CallLimits = { size: 300_000, atOnce: 50, burst: 1000, perSecond: 100 };

/** Limits over all channels. */
export const togetherLimits = { atOnce: 200, burst: 2000, perSecond: 200 } as const;

/** Calls that start a thread or read a whole file. */
const heavy = { size: 4_000_000, atOnce: 8 } as const;
/** Calls that open a file dialog. */
const dialog = { atOnce: 4, burst: 30, perSecond: 1 } as const;
/** Calls that write a file of the person's. */
const stored = { atOnce: 4, burst: 60, perSecond: 2 } as const;
/** Calls with an effect outside the window. */
const outside = { burst: 10, perSecond: 1 } as const;
/** Calls that try a password or a secret; after wrong ones `PasswordAttempts` makes them wait longer and longer. */
const password = { atOnce: 4, burst: 20, perSecond: 1 } as const;

/** Calls that show a page of another tool. */
const embedded = { atOnce: 4, burst: 30, perSecond: 1 } as const;

const exceptions: Readonly<Partial<Record<Channel, Partial<CallLimits>>>> = {
  'analytics.open': embedded,
  'analytics.openLink': outside,
  'analytics.savePdf': { ...dialog, ...embedded },
  'app.announce': outside,
  'app.openExternal': outside,
  'app.openLogFolder': outside,
  'app.report': { burst: 20, perSecond: 0.5 },
  // Contains the saved views of every list; each call writes the whole file.
  'app.setPreferences': { size: 500_000, atOnce: 4, burst: 30, perSecond: 2 },
  // Contains all paragraphs of a site text.
  'articles.create': { size: 8_000_000 },
  'articles.update': { size: 8_000_000 },
  // Names its rows, and writes a journal.
  'bulk.start': { size: 1_500_000, atOnce: 2, burst: 30, perSecond: 2 },
  // Reads a whole file.
  'communities.checkSecurityFile': { atOnce: 4 },
  'communities.uploadSecurityFile': { atOnce: 4 },
  'callScripts.save': stored,
  'ownSentences.save': stored,
  // Reaches addresses outside the configuration.
  'campaigns.checkMessage': { size: 2_000_000, atOnce: 2, burst: 20, perSecond: 1 },
  'campaigns.openLetter': dialog,
  'campaigns.saveLetter': dialog,
  // Asks the platform, the keychain and the disk.
  'check.run': { atOnce: 2, burst: 10, perSecond: 0.5 },
  'check.save': dialog,
  // The form that is open tells each some times a second; several are saved when the window closes.
  'drafts.hold': { size: longestDraft + 10_000, burst: 100, perSecond: 10 },
  'drafts.save': { size: longestDraft + 10_000, burst: 100, perSecond: 5 },
  // Reads a whole list, and compares all of it.
  'duplicates.find': { atOnce: 2, burst: 30, perSecond: 1 },
  'duplicates.judge': stored,
  // Asks for a person in many spellings.
  'duplicates.ofPerson': { atOnce: 2, burst: 60, perSecond: 1 },
  // Reaches services and people outside the platform.
  'external.contact': outside,
  'external.search': { atOnce: 6, burst: 60, perSecond: 1 },
  'externalTools.copyPassword': outside,
  'externalTools.reveal': outside,
  'figures.save': dialog,
  'files.choose': dialog,
  'hitchhiking.noteCall': stored,
  'hitchhiking.saveLetter': stored,
  'import.check': heavy,
  'import.existing': heavy,
  'import.changes': heavy,
  'import.inspect': heavy,
  'import.join': heavy,
  'import.keepRecipe': stored,
  'import.openRecipe': dialog,
  'import.places': heavy,
  'import.saveLines': heavy,
  'import.savePast': heavy,
  'import.saveRecipe': dialog,
  'import.send': heavy,
  'import.territory': heavy,
  'import.unfinished': heavy,
  'import.values': heavy,
  'import.waiting': heavy,
  'lists.export': dialog,
  'print.savePdf': dialog,
  // A proxy tries what is answered.
  'network.answer': password,
  'reminders.save': stored,
  'reminders.drop': stored,
  // Reads a whole file.
  'solidary.uploadProof': { atOnce: 4 },
  'solidaryrecords.uploadProof': { atOnce: 4 },
  'session.signIn': password,
  'session.signInTraining': password,
  'session.unlock': password,
  'spelling.addWord': stored,
  'spelling.removeWord': stored,
  'templates.save': stored,
  'templates.drop': stored,
  'users.export': dialog,
  'users.signInAs': outside,
  'views.open': dialog,
  'views.save': { size: 4_000_000, atOnce: 4 },
};

export const limitsOf = (channel: Channel): CallLimits => ({ ...usual, ...exceptions[channel] });

/** Limits of the addresses of the page, by their route: how many without a pause, and how many more per second. */
export const routeLimits: Readonly<Record<PageRouteName, Pick<CallLimits, 'burst' | 'perSecond'>>> = {
  // A page of a list has 200 pictures at most.
  platformImage: { burst: 1000, perSecond: 50 },
  chosenPicture: { burst: 100, perSecond: 10 },
  // A large screen has some 60 tiles, at each of the steps of a zoom.
  mapTile: { burst: 600, perSecond: 60 },
  // Each reads its record at the platform.
  proofFile: { burst: 100, perSecond: 5 },
  solidaryProof: { burst: 100, perSecond: 5 },
};
