import { z } from 'zod';
import { recordId } from '../filters.ts';
import { oneOf, text } from '../read.ts';

/** 0 draft, 1 published: of an article, a section, a paragraph. */
export const articleStatuses = [0, 1] as const;

/** Bytes of UTF-8 that a paragraph which is written here holds at most; what is stored already may be longer. */
export const maxParagraphBytes = 60_000;

interface Positioned {
  position: number | null;
}

/**
 * By number: writes answer positions sorted as text, 10 before 2 (docs/platform/b-communities-content.yaml,
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

/** Reads the sections of an article, each part in its place: the order of the list is its position. */
export const sections = z
  .array(section)
  .nullish()
  .transform((list) => inOrder(list ?? []));
export type Section = z.infer<typeof sections>[number];

const paragraphWrite = z.object({
  /** Of a stored one; left out for a new one. */
  id: recordId.optional(),
  /** Of any length: one that nobody touched goes back as it is stored. The form holds what is written to its limit. */
  text: z.string(),
  status: z.literal(articleStatuses),
});

const sectionWrite = z.object({
  id: recordId.optional(),
  title: z.string().max(255).nullable(),
  subTitle: z.string().max(255).nullable(),
  status: z.literal(articleStatuses),
  paragraphs: z.array(paragraphWrite),
});

/** The sections as a form saves them: the whole set, in order. */
export const sectionsWrite = z.array(sectionWrite);
export type SectionWrite = z.infer<typeof sectionWrite>;

/** A stored paragraph stays even without text; a new one without text is not saved there. */
const keptOf = (paragraphs: SectionWrite['paragraphs']) =>
  paragraphs.filter((part) => part.id !== undefined || part.text !== '');

/** The set as an article holds it once it is saved: without the paragraphs that are not sent. */
export const sectionsAsStored = (list: readonly SectionWrite[]): SectionWrite[] =>
  list.map((section) => ({ ...section, paragraphs: keptOf(section.paragraphs) }));

/**
 * The whole set as `asections`: what is absent from it is deleted, parts are matched by id, positions count from 1 at
 * both levels. Null would be skipped, so an emptied title travels as an empty text
 * (docs/platform/b-communities-content.md §6). A stored paragraph travels even without text, as leaving it out would
 * delete it; a new one without text is not saved there (ParagraphWrite).
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
