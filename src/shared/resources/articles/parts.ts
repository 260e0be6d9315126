import { z } from 'zod';
import { lineLimit } from '../../text-limits.ts';
import { recordId } from '../filters.ts';
import { oneOf, text } from '../read.ts';

/** Status of an article, a section or a paragraph: 0 draft, 1 published. */
export const articleStatuses = [0, 1] as const;

/** Maximum sections, and paragraphs of one, that are sent. */
const maxParts = 1000;
/** Characters of a paragraph that is sent: a stored one may hold pictures. */
const longestStoredText = 4_000_000;
/** Maximum length of a paragraph written here, in bytes of UTF-8; a stored paragraph may be longer. */
export const maxParagraphBytes = 60_000;

interface Positioned {
  position: number | null;
}

/**
 * Sorts by number: answers to writes sort positions as text, 10 before 2 (docs/platform/b-communities-content.yaml,
 * createArticle).
 */
const inOrder = <Part extends Positioned>(parts: readonly Part[]): Omit<Part, 'position'>[] =>
  parts.toSorted((left, right) => (left.position ?? 0) - (right.position ?? 0)).map(({ position: _, ...part }) => part);

const position = z
  .int()
  .nullish()
  .transform((value) => value ?? null);

const paragraph = z.object({
  id: z.int(),
  /** HTML, as it is stored. */
  text: text.transform((value) => value ?? ''),
  position,
  status: oneOf(articleStatuses),
});

const section = z
  .object({
    id: z.int(),
    title: text,
    subTitle: text,
    position,
    status: oneOf(articleStatuses),
    paragraphs: z.array(paragraph).nullish(),
  })
  .transform(({ paragraphs, ...same }) => ({ ...same, paragraphs: inOrder(paragraphs ?? []) }));

/** Reads the sections of an article and their paragraphs, ordered by position. */
export const sections = z
  .array(section)
  .nullish()
  .transform((list) => inOrder(list ?? []));
export type Section = z.infer<typeof sections>[number];

const paragraphWrite = z.object({
  /** Id of a stored part; omitted for a new one. */
  id: recordId.optional(),
  /** Of nearly any length, since an unchanged text is sent back as stored. The form checks the limit of new texts. */
  text: z.string().max(longestStoredText),
  status: z.literal(articleStatuses),
});

const sectionWrite = z.object({
  id: recordId.optional(),
  title: z.string().max(lineLimit).nullable(),
  subTitle: z.string().max(lineLimit).nullable(),
  status: z.literal(articleStatuses),
  paragraphs: z.array(paragraphWrite).max(maxParts),
});

/** The sections as a form saves them: the whole set, in order. */
export const sectionsWrite = z.array(sectionWrite).max(maxParts);
export type SectionWrite = z.infer<typeof sectionWrite>;

/** The paragraphs that are sent: every stored one, and new ones with text. */
const keptOf = (paragraphs: SectionWrite['paragraphs']) =>
  paragraphs.filter((part) => part.id !== undefined || part.text !== '');

/** The sections as the article has them once saved: without the paragraphs that are not sent. */
export const sectionsAsStored = (list: readonly SectionWrite[]): SectionWrite[] =>
  list.map((section) => ({ ...section, paragraphs: keptOf(section.paragraphs) }));

/**
 * Writes the whole set as `asections`: absent parts are deleted, parts are matched by id, positions count from 1 at
 * both levels. Null would be skipped, so an emptied title is sent as an empty string
 * (docs/platform/b-communities-content.md §6). A stored paragraph is sent even without text, as omitting it would
 * delete it; a new one without text is not sent, since the platform does not save it (ParagraphWrite).
 */
export const sectionsToWire = (list: readonly SectionWrite[]): Record<string, unknown>[] =>
  list.map(({ id, title, subTitle, status, paragraphs }, index) => ({
    ...(id !== undefined && { id }),
    title: title ?? '',
    subTitle: subTitle ?? '',
    position: index + 1,
    status,
    paragraphs: keptOf(paragraphs).map((part, place) => ({
      ...(part.id !== undefined && { id: part.id }),
      text: part.text,
      position: place + 1,
      status: part.status,
    })),
  }));
