import { z } from 'zod';
import { namedBy } from '../bounded.ts';
import { importCause, importType } from '../import/causes.ts';
import { codeReadings } from '../import/codes.ts';
import { importDelimiters } from '../import/delimiters.ts';
import { derivedColumn, maxDerivedColumns } from '../import/derived-columns.ts';
import type { ImportKindName } from '../import/kinds.ts';
import { importBounds, maxListedLines, maxRepairs, maxSavedCauses, maxSavedLines } from '../import/limits.ts';
import { nationalChoice } from '../import/national/choice.ts';
import { importRepair } from '../import/repairs.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf, anyOf } from './access.ts';
import { call } from './call.ts';
import { fileSelection, selectionId } from './files.ts';
import { importHistoryCalls } from './import-history.ts';
import { joinResult, waitingPeople } from './import-members.ts';
import { importChangeCalls, importTerritory } from './import-national.ts';
import { importResult } from './import-result.ts';
import { importRowCalls } from './import-rows.ts';
import { moment } from './moment.ts';

export const importEncoding = z.enum([
  'utf-8',
  'utf-8-bom',
  'utf-16le',
  'windows-1252',
  // Never detected: a person chooses one of them where cells look misread.
  'macintosh',
  'ibm850',
  'utf-8-twice',
  'utf-16be',
]);
export type ImportEncoding = z.infer<typeof importEncoding>;
export const importDelimiter = z.enum(importDelimiters);

/** Of a text; null for a workbook. */
const encoding = importEncoding.nullable();
const delimiter = importDelimiter.nullable();
/** Name of the sheet of a workbook; null for a text. */
const sheet = z.string().max(255).nullable();

/** Physical line of a file on which its header starts, from 1; null without a header. */
const headerLine = z.int().min(1).nullable();
/** Names a column of the platform; an unknown one feeds nothing. */
const columnName = z.string().max(40);
/** For each column of a file, the column of the platform that it feeds; null when ignored. */
const columnsOfFile = z.array(columnName.nullable()).max(importBounds.columns);
/** Names a check, or an import in the journal. */
const checkId = z.string().max(100);
const shortText = z.string().max(lineLimit);
/** The message for a line: the platform's own, or one of the page. */
const longText = z.string().max(4000);

const importKindName = z.enum(['users', 'members', 'relaypoints'] as const satisfies ImportKindName[]);

/** The community whose members the people of a file become. */
export const givenValues = z.strictObject({ communityId: z.string().regex(/^[1-9][0-9]{0,9}$/) });

/** The person's changes to what was detected; an absent key keeps the detected value. */
export const importOptions = z.object({
  encoding: encoding.optional(),
  delimiter: delimiter.optional(),
  sheet: sheet.optional(),
  /** Line on which the header starts; null for a file without one. */
  headerLine: headerLine.optional(),
  /**
   * Whether the row above the header holds titles too, and both are read as one. Absent with a detected header: where
   * that makes sense.
   */
  joinsTitles: z.boolean().optional(),
  /** For each file column, from the left, the platform column it feeds; null when ignored. */
  mapping: columnsOfFile.optional(),
  /** Columns made of others, behind those of the file; of no effect without a mapping of both. */
  derived: z.array(derivedColumn).max(maxDerivedColumns).optional(),
  /**
   * By platform column, replacements of values, e.g. names of types by their ids. Compared trimmed and without case.
   * Yes and no are built in.
   */
  values: namedBy(columnName, namedBy(z.string().max(200), z.string().max(200), 2000), 40).optional(),
  /**
   * By platform column, how the codes in the cells of the file are read, where a person was asked; the platform's meaning
   * when absent. Corrections and values of every line are the platform's codes.
   */
  codes: namedBy(columnName, z.enum(codeReadings), 40).optional(),
  /** Corrections of wrong cells; read like the content of the file, replacements included. */
  repairs: z.array(importRepair).max(maxRepairs).optional(),
  /** By platform column without a file column, the value of every line, read like the content of the file. */
  constants: namedBy(columnName, z.string().max(lineLimit), 40).optional(),
  /** By platform column, the value of every line instead of the file's own (docs/screens/03-communities.md §7). */
  given: givenValues.optional(),
  /**
   * How a file of the national schema of carpooling places is read; of no effect on other files. Absent for the
   * command, which reads it like any other file of relay points.
   */
  national: nationalChoice.optional(),
});
export type ImportOptions = z.infer<typeof importOptions>;

/** The person's choices for a file beyond how it is read; contains nothing from the file. */
export const importChoices = importOptions.pick({
  derived: true,
  values: true,
  codes: true,
  repairs: true,
  constants: true,
  national: true,
});
export type ImportChoices = z.infer<typeof importChoices>;

/** Everything about how a file is read, with nothing left to detection; contains nothing from the file. */
export const importReading = z.object({
  encoding,
  delimiter,
  sheet,
  headerLine,
  /** Absent for a header of one row. */
  joinsTitles: z.literal(true).optional(),
  mapping: columnsOfFile,
});
export type ImportReading = z.infer<typeof importReading>;

/** An import that was sent in part, according to the journal on this computer. */
export const unfinishedImport = z.object({
  id: z.string(),
  fileName: z.string(),
  startedAt: moment,
  /** Lines to send over all attempts; among them the finished ones, and the uncertain ones. */
  records: z.int(),
  settled: z.int(),
  uncertain: z.int(),
  /** A batch has been sent and is not answered yet. */
  isRunning: z.boolean(),
  reading: importReading,
  given: givenValues.optional(),
  /** Lines of people who had an account already and were not made members of the given community. */
  waiting: z.int(),
  /** The person's choices; null when they were not stored and must be made again. */
  choices: importChoices.nullable(),
  /** Whether a check reads the file in the same way; absent when no check was given. */
  isSameReading: z.boolean().optional(),
});
export type UnfinishedImport = z.infer<typeof unfinishedImport>;

/** What is done again on the next file with the same titles (`recipeOf`). */
export const importRecipe = z.object({
  savedAt: moment,
  options: importOptions.pick({
    mapping: true,
    derived: true,
    values: true,
    codes: true,
    constants: true,
    repairs: true,
    national: true,
  }),
});
export type ImportRecipe = z.infer<typeof importRecipe>;

/** A recipe from a file, for the columns of the file that is imported. */
export const openedRecipe = z.object({
  recipe: importRecipe,
  /** Titles of columns that it links and the file lacks. */
  lacking: z.array(z.string()),
  /** It was made for another platform: what names records of that one is left out. */
  isOtherPlatform: z.boolean(),
});
export type OpenedRecipe = z.infer<typeof openedRecipe>;

/** A chosen file, and how it is read. */
const ofFile = { selectionId, type: importType, options: importOptions.default({}) };
export type OfFile = z.infer<z.ZodObject<typeof ofFile>>;

export const importDetection = z.object({
  type: importType,
  encoding,
  delimiter,
  sheet,
  /** The sheets of a workbook with their first rows; null for a text. */
  workbook: z
    .object({
      sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean(), rows: z.array(z.array(z.string())) })),
      /** What the sheet that is read hides or merges; null where that is not known. */
      looks: z.object({ hiddenRows: z.int(), hiddenColumns: z.int(), merged: z.int() }).nullable(),
    })
    .nullable(),
  headerLine,
  /** The row above the header holds titles too, and both are read as one. */
  joinsTitles: z.boolean(),
  /** The first lines that are not empty, with the starts of their cells: where the header is looked for. */
  start: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /**
   * File columns from the left: title (of the header, or null), platform column (or null), first non-empty values, and
   * how many of the lines read have one.
   */
  columns: z.array(
    z.object({
      title: z.string().nullable(),
      column: z.string().nullable(),
      samples: z.array(z.string()),
      filled: z.int(),
      /** Made of others. */
      isDerived: z.literal(true).optional(),
    }),
  ),
  /** Number of lines read for samples, from the start. */
  sampled: z.int(),
  /** The columns are linked as for the last file with these titles. */
  isRemembered: z.boolean(),
  /** The recipe that was kept for a file with these titles; null for none. */
  recipe: importRecipe.nullable(),
  /** What is read as the national schema of carpooling places; null for another file. */
  schema: z
    .object({
      /** Columns whose values are joined in the full description. */
      joined: z.array(z.string()),
    })
    .nullable(),
  /** Encodings that read well what looks misread, each with the first cells that change. */
  encodings: z.array(
    z.object({ encoding: importEncoding, cells: z.array(z.object({ before: z.string(), after: z.string() })) }),
  ),
  /** The columns go by their position, and what stands in them does not fit: the person has to say what they are. */
  isDoubtful: z.boolean(),
  /** Required platform columns that nothing feeds. */
  missing: z.array(z.string()),
  size: z.int(),
});
export type ImportDetection = z.infer<typeof importDetection>;

/** One cause in one column, over all lines. `lines` holds the first ones; `import.rows` returns all. */
export const importGroup = z.object({
  severity: z.enum(['error', 'warning']),
  cause: importCause,
  column: z.string().nullable(),
  count: z.int(),
  lines: z.array(z.int()),
  /** The first values concerned, as written in the file. */
  samples: z.array(z.string()),
});
export type ImportGroup = z.infer<typeof importGroup>;

export const importReport = z.object({
  checkId: z.string(),
  type: importType,
  encoding,
  delimiter,
  sheet,
  headerLine,
  records: z.int(),
  /** Lines that are sent. */
  valid: z.int(),
  /** Lines that are not sent for an error. */
  blocked: z.int(),
  /** Lines that are sent with a warning that somebody has to look at. */
  toLookAt: z.int(),
  /** Lines that the person leaves out. */
  leftOut: z.int(),
  groups: z.array(importGroup),
  /** Number of cells that each repair was applied to, in order; 0: its cells no longer exist. */
  repaired: z.array(z.int()),
});
export type ImportReport = z.infer<typeof importReport>;

/** A value that is wrong for one cause in a column, as written in the file. */
const wrongValue = z.object({
  /** Trimmed; cut off when it is too long to correct on screen. */
  value: z.string(),
  isTooLong: z.boolean(),
  /** The person's earlier correction, if any. */
  read: z.string().nullable(),
});

/**
 * What is wrong in a column for one cause, for correction: its different values, most frequent first, and its lines.
 */
export const importWrong = z.object({
  /** Number of lines in the whole file. */
  count: z.int(),
  /** Different values with their number of lines and the first lines. */
  values: z.array(wrongValue.extend({ count: z.int(), lines: z.array(z.int()) })),
  /** False when there are more values than listed. */
  isComplete: z.boolean(),
  /** The first lines: a label, and the digest that a correction of this line needs. */
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

/** Field and error text of lines without a message of their own. */
const lineTexts = z.object({ field: shortText, error: longText });
export type LineTexts = z.infer<typeof lineTexts>;

export const transferCalls = {
  ...importChangeCalls,
  ...importHistoryCalls,
  ...importRowCalls,
  /** Reads the start of the file. Nothing is sent. */
  'import.inspect': call('signedIn', z.object(ofFile), importDetection),
  /**
   * Checks every line in a worker; progress phase 'check', in bytes. The report is kept until the next check of the
   * selection.
   */
  'import.check': call('signedIn', z.object(ofFile), importReport),
  /**
   * Keeps what was done to a file for the next one with the same titles.
   * @returns whether the file has titles by which it is found again
   */
  'import.keepRecipe': call('signedIn', z.object(ofFile), z.boolean()),
  /** Saves the same to a file that the person chooses; `name` is suggested, without an extension. */
  'import.saveRecipe': call('signedIn', z.object({ ...ofFile, name: shortText }), z.object({ fileName: z.string() })),
  /**
   * Reads such a file that the person chooses. Its columns are found by their titles, wherever they stand. Errors
   * `cancelled`; `file` with `notRecipe`, or `otherRecipe` for one of another kind of file.
   */
  'import.openRecipe': call('signedIn', z.object(ofFile), openedRecipe),
  /**
   * Counts the rows of a file of the national schema by department, and by commune for the departments that the options
   * name; none for another file. Without a name and code: rows whose commune is not told.
   */
  'import.territory': call('signedIn', z.object(ofFile), importTerritory),
  /** Returns what is wrong in one column for one cause, for correction; reads the file again. */
  'import.wrong': call('signedIn', z.object({ checkId, cause: importCause, column: columnName }), importWrong),
  /** Returns the different values of one column, most frequent first, with their number; 500 at most. */
  'import.values': call(
    'signedIn',
    z.object({ selectionId, type: importType, options: importOptions.default({}), column: columnName }),
    z.object({
      /** `examples`: names in the first lines with the value, at most three. */
      values: z.array(z.object({ value: z.string(), count: z.int(), examples: z.array(z.string()) })),
      isComplete: z.boolean(),
    }),
  ),
  /**
   * Returns the positions of the relay points of a check in file order, at most 10,000 out of `total`. `duplicate`: an
   * earlier line with the same position (six decimals) or the same external id; `duplicates` counts them in the whole
   * file.
   */
  'import.places': call(
    'signedIn',
    z.object({ checkId }),
    z.object({ places: z.array(importedPoint), total: z.int(), duplicates: z.int() }),
  ),
  /**
   * Finds which lines of a check already exist on the platform; phase 'read'. People: accounts with their e-mails, one
   * call each, for the first 2,000 lines (permission user_list). Relay points: those at the same positions, read from
   * their bounding box in pages of 500 (permission relay_point_list); the platform ignores such a line, or overwrites
   * the point if the external ids are equal, which the list does not show (docs/platform/a-auth-users.md §9).
   */
  'import.existing': call(
    anyOf('user_list', 'relay_point_list'),
    z.object({ checkId }),
    /** `record`: digest that a correction of the line needs. */
    z.array(z.object({ line: z.int(), record: z.string(), id: z.int(), name: z.string() })),
  ),
  /**
   * Returns the person's unfinished imports, newest first: all of a type; those of the same file content; or those of a
   * check, with whether it reads the file in the same way.
   */
  'import.unfinished': call(
    'signedIn',
    z.object({ type: importType, selectionId: selectionId.optional(), checkId: checkId.optional() }),
    z.array(unfinishedImport),
  ),
  /**
   * Opens the file of an unfinished import where it lay when its lines were sent. `why` it is not opened: nobody knows
   * where it lay, it is gone from there, or it has changed.
   */
  'import.reopen': call(
    'signedIn',
    z.object({ type: importType, id: checkId }),
    z.object({ file: fileSelection.optional(), why: z.enum(['unknown', 'gone', 'changed']).optional() }),
  ),
  /** Discards an unfinished import; a missing one is fine. */
  'import.discard': call('signedIn', z.object({ type: importType, id: checkId }), z.void()),
  /**
   * Sends the lines without error of a check, each once, in batches; phases 'convert' (bytes) and 'send' (lines, with
   * the batch). A batch refused for some of its lines is sent again without them. If the same content was sent in part
   * before, finished lines are left out. Uncertain people are looked up on the platform first (phase 'verify'), and a
   * batch that it may still work on is polled until nothing changes (phase 'wait', milliseconds; permissions user_list,
   * relay_point_list); then the remaining lines are sent. Never repeated automatically. Cancelled before the first
   * batch it sends nothing and fails with `cancelled`; cancelled later it finishes the current batch and returns the
   * outcome of the lines.
   */
  'import.send': call(
    anyOf('user_create', 'relay_point_create'),
    z.object({ checkId, leavesOutErrors: z.boolean().optional() }),
    importResult,
  ),
  /**
   * Returns the people of a sent check who had an account already, so that the import did not make them members of the
   * given community; at most some thousands of `total`.
   */
  'import.waiting': call('signedIn', z.object({ checkId }), waitingPeople),
  /**
   * Makes people of `import.waiting` members, one by one: those of some lines, or all. Each is looked up by e-mail,
   * written into the journal, then sent once; after a lost answer the platform is read. Phase 'join', in lines. Stops
   * between two lines when it is cancelled.
   */
  'import.join': call(
    allOf('user_list', 'community_membership'),
    z.object({ checkId, lines: z.array(z.int().min(1)).min(1).max(maxListedLines).optional() }),
    joinResult,
  ),
  /** Pauses sending after the current batch, or resumes it. */
  'import.pause': call('signedIn', z.object({ checkId, isPaused: z.boolean() }), z.void()),
  /**
   * Saves lines of a checked file to a file that the person chooses, which can be imported as it is: each column with
   * corrections applied, a column per value for all lines, then line, field and error under the given titles; in the
   * encoding and with the delimiter of the file (UTF-8, and `isInUnicode`, where a correction has a character that the
   * encoding lacks), or as a workbook. Each line once, in file order. `causes`: texts per kind of error; saves every line that has one, with `full` if it has
   * several, and `lines` is empty. `rest`, once the check was sent: texts for every other refused or uncertain line,
   * earlier attempts included.
   */
  'import.saveLines': call(
    'signedIn',
    z.object({
      checkId,
      titles: z.tuple([shortText, shortText, shortText]),
      lines: z.array(z.object({ line: z.int(), field: shortText, error: longText })).max(maxSavedLines),
      rest: z.object({ refused: lineTexts, uncertain: lineTexts }).optional(),
      causes: z
        .array(lineTexts.extend({ cause: importCause, column: columnName.nullable(), full: longText }))
        .max(maxSavedCauses)
        .optional(),
    }),
    z.object({ fileName: z.string(), isInUnicode: z.literal(true).optional() }),
  ),
  /**
   * Saves the template of a kind of import (titles in the given language, two sample lines) to a file that the person
   * chooses.
   */
  'import.template': call(
    'signedIn',
    z.object({ kind: importKindName, locale: z.enum(['fr', 'en']) }),
    z.object({ fileName: z.string() }),
  ),
};
