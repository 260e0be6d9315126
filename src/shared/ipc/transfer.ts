import { z } from 'zod';
import { appError } from '../errors.ts';
import { importCause, importType } from '../import/causes.ts';
import { importDelimiters } from '../import/delimiters.ts';
import { maxRepairs, maxSavedCauses, maxSavedLines } from '../import/limits.ts';
import { importRepair } from '../import/repairs.ts';
import { call } from './call.ts';

export const importEncoding = z.enum(['utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252']);
export type ImportEncoding = z.infer<typeof importEncoding>;
export const importDelimiter = z.enum(importDelimiters);

/** What the person corrected of the detection; an absent key keeps what was detected. */
export const importOptions = z.object({
  encoding: importEncoding.optional(),
  delimiter: importDelimiter.optional(),
  hasHeader: z.boolean().optional(),
  /** For each file column, from the left, the platform column it feeds, or null when it is ignored. */
  mapping: z.array(z.string().nullable()).optional(),
  /**
   * By platform column, values that are read as others: names of types as their ids. Compared without the blanks around
   * them and without case. Yes and no in words are known without it.
   */
  values: z.record(z.string(), z.record(z.string().max(200), z.string().max(200))).optional(),
  /** What the person wrote in the place of wrong cells; it is read like what stands in the file, words included. */
  repairs: z.array(importRepair).max(maxRepairs).optional(),
  /** By platform column that no file column feeds, the value of every line, read like what stands in the file. */
  constants: z.record(z.string(), z.string().max(255)).optional(),
});
export type ImportOptions = z.infer<typeof importOptions>;

/** What a person chose and wrote for a file beyond how it is read; nothing of it is what the file says. */
export const importChoices = importOptions.pick({ values: true, repairs: true, constants: true });
export type ImportChoices = z.infer<typeof importChoices>;

/** How a file is read, whole: nothing of it is left to detection, and nothing of it is what the file says. */
export const importReading = z.object({
  encoding: importEncoding,
  delimiter: importDelimiter,
  hasHeader: z.boolean(),
  mapping: z.array(z.string().nullable()),
});
export type ImportReading = z.infer<typeof importReading>;

/** An import that was sent in part: what the journal on this computer tells of it. */
export const unfinishedImport = z.object({
  id: z.string(),
  fileName: z.string(),
  startedAt: z.iso.datetime(),
  /** Lines to send, over all sendings; of them those that came to an end, and those of which nobody knows. */
  records: z.int(),
  settled: z.int(),
  uncertain: z.int(),
  /** A lot of it has left and is not answered yet. */
  isRunning: z.boolean(),
  reading: importReading,
  /** What was chosen and written for it; null when that was kept nowhere, and must be given again. */
  choices: importChoices.nullable(),
  /** Whether a check reads the file as it was read then; absent where no check was asked about. */
  isSameReading: z.boolean().optional(),
});
export type UnfinishedImport = z.infer<typeof unfinishedImport>;

export const importDetection = z.object({
  type: importType,
  encoding: importEncoding,
  delimiter: importDelimiter,
  hasHeader: z.boolean(),
  /**
   * File columns from the left: title (of the header, or null), platform column (or null), first non-empty values, and
   * how many of the lines looked at hold one.
   */
  columns: z.array(
    z.object({
      title: z.string().nullable(),
      column: z.string().nullable(),
      samples: z.array(z.string()),
      filled: z.int(),
    }),
  ),
  /** Lines looked at for samples: the first ones. */
  looked: z.int(),
  /** The columns are linked as they were for the last file with these titles. */
  isRemembered: z.boolean(),
  /** Required platform columns that nothing feeds. */
  missing: z.array(z.string()),
  size: z.int(),
});
export type ImportDetection = z.infer<typeof importDetection>;

/** One cause in one column, over all lines. `lines` holds the first ones; `import.problems` gives more. */
export const importGroup = z.object({
  severity: z.enum(['error', 'warning']),
  cause: importCause,
  column: z.string().nullable(),
  count: z.int(),
  lines: z.array(z.int()),
  /** The first values concerned, as they stand in the file. */
  samples: z.array(z.string()),
});
export type ImportGroup = z.infer<typeof importGroup>;

export const importReport = z.object({
  checkId: z.string(),
  type: importType,
  encoding: importEncoding,
  delimiter: importDelimiter,
  hasHeader: z.boolean(),
  records: z.int(),
  valid: z.int(),
  groups: z.array(importGroup),
  /** How many cells each repair of the options was written in, in their order; 0: none is left that it is of. */
  repaired: z.array(z.int()),
});
export type ImportReport = z.infer<typeof importReport>;

export const importProblem = z.object({
  line: z.int(),
  record: z.int().nullable(),
  column: z.string().nullable(),
  cause: importCause,
  value: z.string().nullable(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** A value that a cause finds wrong in a column, as it stands in the file. */
const wrongValue = z.object({
  /** Without the blanks around it; the start of one that is too long to be corrected on the screen. */
  value: z.string(),
  isTooLong: z.boolean(),
  /** What it is read as, where the person corrected it before. */
  read: z.string().nullable(),
});

/**
 * What a cause finds wrong in a column, for whoever corrects it: its different values, the most frequent first, and its
 * lines.
 */
export const importWrong = z.object({
  /** Lines over the whole file. */
  count: z.int(),
  /** Different values, with how many lines hold each and the first of them. */
  values: z.array(wrongValue.extend({ count: z.int(), lines: z.array(z.int()) })),
  /** False: there are more values than are told. */
  isComplete: z.boolean(),
  /** The first lines: a name for what stands there, and the digest that a correction of the line alone carries. */
  lines: z.array(wrongValue.extend({ line: z.int(), record: z.string(), label: z.string() })),
});
export type ImportWrong = z.infer<typeof importWrong>;

export const importedPoint = z.object({
  line: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  duplicate: z.object({ line: z.int(), by: z.enum(['place', 'externalId']) }).optional(),
});
export type ImportedPoint = z.infer<typeof importedPoint>;

/**
 * `existing`: left as it was; `updated`: an existing relay point with the same external id took over the line;
 * `uncertain`: it was sent, and no answer tells what became of it; `notSent`: it never left.
 */
export const importOutcome = z.enum(['added', 'existing', 'updated', 'refused', 'uncertain', 'notSent']);
export type ImportOutcome = z.infer<typeof importOutcome>;

/** Where lines are uncertain or were not sent, sending the same check again goes on with them. */
export const importResult = z.object({
  counts: z.record(importOutcome, z.int()),
  /** How many batches the file makes. */
  batches: z.int(),
  /**
   * Batches that the platform refused as a whole, for a reason that names no line (`errors` of its answer), so that
   * nothing of them was imported. `ranges` are their first and last lines in the chosen file; neighbours are one.
   */
  refusedBatches: z.object({ count: z.int(), ranges: z.array(z.object({ from: z.int(), to: z.int() })) }),
  /**
   * What ended the sending: `cancelled` between two batches; a refusal, which is certain, so that nothing of the batch it
   * met was imported; or why the last batch sent has no answer that tells. Absent when every batch got its answer.
   */
  stopped: appError.optional(),
  /** The line of the chosen file from which nothing was sent; absent when every line was. */
  notSentFrom: z.int().optional(),
  /**
   * One entry per line that was sent and not simply added, or more where more is wrong with it, with the platform's
   * words; `line` is that of the chosen file, null when no line matches.
   */
  lines: z.array(
    z.object({
      line: z.int().nullable(),
      label: z.string(),
      outcome: importOutcome,
      message: z.string(),
      /** The existing record that the message names. */
      recordId: z.int().optional(),
      /** In place of a message: an uncertain line that was found on the platform before the rest was sent. */
      isFound: z.literal(true).optional(),
    }),
  ),
  /** How many such lines are counted but not among `lines`, of which a page shows some thousands at most. */
  untold: z.int().optional(),
  /** Lines that an earlier sending of the file brought to their end: counted, and not sent again. */
  earlier: z.int().optional(),
});
export type ImportResult = z.infer<typeof importResult>;

/** What is concerned, and what is wrong, of lines that nothing more is said of. */
const restWords = z.object({ field: z.string(), error: z.string() });
export type RestWords = z.infer<typeof restWords>;

export const exportResult = z.object({
  /** Name of the saved file, without its folder. */
  fileName: z.string(),
  /** Lines written, without the header. */
  written: z.int(),
  /**
   * Lines the platform sent, of which one person may have several in the extended kind. It ignores the limits of the
   * list (docs/platform/a-auth-users.md §7).
   */
  received: z.int(),
  /** People whom the list shows. */
  listed: z.int(),
  /** Lines left out because the person's list does not show them. */
  leftOut: z.int(),
  /** People of the list whose lines the platform did not give: the file is not complete. */
  missing: z.int(),
});
export type ExportResult = z.infer<typeof exportResult>;

export const exportFormat = z.enum(['excel', 'plain']);

export const transferCalls = {
  /** Reads the start of the file. Nothing leaves the machine. */
  'import.inspect': call(
    z.object({ selectionId: z.string(), type: importType, options: importOptions.default({}) }),
    importDetection,
  ),
  /**
   * Checks every line in a worker; progress phase 'check', in bytes. The report is kept until the next check of the
   * selection.
   */
  'import.check': call(
    z.object({ selectionId: z.string(), type: importType, options: importOptions.default({}) }),
    importReport,
  ),
  /** `total` is how many can be asked for: at most some thousands of a group, whose `count` may be higher. */
  'import.problems': call(
    z.object({
      checkId: z.string(),
      severity: z.enum(['error', 'warning']),
      cause: importCause,
      column: z.string().nullable(),
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
    z.object({ total: z.int(), problems: z.array(importProblem) }),
  ),
  /** What one cause finds wrong in one column, to be corrected: read from the file again. */
  'import.wrong': call(z.object({ checkId: z.string(), cause: importCause, column: z.string() }), importWrong),
  /**
   * The different values of one column, the most frequent first, with how often they stand in the file; 500 at most.
   */
  'import.values': call(
    z.object({ selectionId: z.string(), type: importType, options: importOptions.default({}), column: z.string() }),
    z.object({ values: z.array(z.object({ value: z.string(), count: z.int() })), isComplete: z.boolean() }),
  ),
  /**
   * The places of the relay points of a check, in the order of the file, 10,000 at most, out of `total`. `duplicate`: an
   * earlier line with the same position (six decimals) or the same external id; `duplicates` counts them over the whole
   * file.
   */
  'import.places': call(
    z.object({ checkId: z.string() }),
    z.object({ places: z.array(importedPoint), total: z.int(), duplicates: z.int() }),
  ),
  /**
   * What the platform has already of the lines of a check; phase 'read'. People: the accounts of their e-mails, asked
   * one by one, of the first 2,000 lines (right user_list). Relay points: those that stand where a line would put one:
   * the part of the map that holds them is read in pages of 500 (right relay_point_list); the platform ignores such a
   * line, or takes it over where the external ids are the same, which it does not tell (docs/platform/a-auth-users.md
   * §9).
   */
  'import.existing': call(
    z.object({ checkId: z.string() }),
    z.array(z.object({ line: z.int(), id: z.int(), name: z.string() })),
  ),
  /**
   * The imports of the person that were sent in part, the newest first: all of a type; those of the very content of a
   * file; or those of a check, which also tells whether it reads the file in the same way.
   */
  'import.unfinished': call(
    z.object({ type: importType, selectionId: z.string().optional(), checkId: z.string().optional() }),
    z.array(unfinishedImport),
  ),
  /** Forgets an unfinished import; a missing one is fine. */
  'import.discard': call(z.object({ type: importType, id: z.string() }), z.void()),
  /**
   * Sends the lines without error of a check, each once, in batches; phases 'convert' (bytes) and 'send' (lines, with the
   * batch). A batch that is refused for some of its lines goes again without them. Where the same content was sent in part
   * before, lines that came to their end are left out; of uncertain ones people are looked for on the platform first
   * (phase 'verify'), and a batch that it may still be at work on is watched until it stands still (phase 'wait',
   * milliseconds; rights user_list, relay_point_list); then the rest is sent. Never repeated on its own. Cancelled
   * before the first batch it sends nothing and answers `cancelled`; cancelled later it finishes the batch under way and
   * answers what became of the lines.
   */
  'import.send': call(z.object({ checkId: z.string(), leavesOutErrors: z.boolean().optional() }), importResult),
  /** Holds a running sending behind the batch under way, or lets it go on. */
  'import.pause': call(z.object({ checkId: z.string(), isPaused: z.boolean() }), z.void()),
  /**
   * Saves some lines of a checked file where the person says, in a file like it that can be imported as it is: each
   * column with what the person corrected, a column for each value of all lines, then the line, what is concerned and
   * what is wrong, under the titles given. Each line once, in the order of the file. `causes`: what is said of each
   * error of the check; every line that has one is saved, `full` where it has several, and `lines` are none. `rest`,
   * once the check was sent: what is said of every other line that the platform refused, or of which nobody knows;
   * those of earlier sendings of the file among them.
   */
  'import.saveLines': call(
    z.object({
      checkId: z.string(),
      titles: z.tuple([z.string(), z.string(), z.string()]),
      lines: z.array(z.object({ line: z.int(), field: z.string(), error: z.string() })).max(maxSavedLines),
      rest: z.object({ refused: restWords, uncertain: restWords }).optional(),
      causes: z
        .array(restWords.extend({ cause: importCause, column: z.string().nullable(), full: z.string() }))
        .max(maxSavedCauses)
        .optional(),
    }),
    z.object({ fileName: z.string() }),
  ),
  /** Saves the template of a type (titles in the language given, two sample lines) where the person says. */
  'import.template': call(
    z.object({ type: importType, locale: z.enum(['fr', 'en']) }),
    z.object({ fileName: z.string() }),
  ),
};

/** Progress of a running call, by the call id that the page gave it. */
export const progress = z.object({
  phase: z.enum([
    'check',
    'convert',
    'send',
    'count',
    'resolve',
    'download',
    'filter',
    'upload',
    'read',
    'delete',
    'verify',
    'wait',
  ]),
  done: z.number(),
  /** Null while it is not known. */
  total: z.number().nullable(),
  /** The part under way, from 1, of what is sent in parts. */
  batch: z.object({ number: z.int(), of: z.int() }).optional(),
  /** How many lines of an interrupted batch the platform has got to by now. */
  arrived: z.object({ count: z.int(), of: z.int() }).optional(),
  /** The last line that was sent before the person made it pause: nothing leaves meanwhile. */
  pausedAfter: z.int().optional(),
});
export type Progress = z.infer<typeof progress>;

export const transferEvents = {
  'call.progress': progress.extend({ callId: z.string() }),
};
