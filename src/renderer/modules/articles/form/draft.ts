import type { Section, SectionWrite } from '#shared/resources/articles/parts.ts';
import { DRAFT, PUBLISHED } from '../labels.ts';

/** A paragraph while somebody types. `key` names it for as long as the form lives; a new one has no `id`. */
export interface ParagraphDraft {
  key: string;
  id?: number;
  text: string | null;
  status: number | null;
}

export interface SectionDraft {
  key: string;
  id?: number;
  title: string | null;
  subTitle: string | null;
  status: number | null;
  paragraphs: ParagraphDraft[];
}

/** Whether the platform says a title is missing by null or by an empty text, the field holds the same. */
const textOrNull = (text: string | null): string | null => (text === '' ? null : text);

/** Sections as fields, those of the platform under their ids. */
export const sectionDrafts = (sections: readonly Section[]): SectionDraft[] =>
  sections.map(({ id, title, subTitle, status, paragraphs }) => ({
    key: `s${id}`,
    id,
    title: textOrNull(title),
    subTitle: textOrNull(subTitle),
    status: status ?? DRAFT,
    paragraphs: paragraphs.map((paragraph) => ({
      key: `p${paragraph.id}`,
      id: paragraph.id,
      text: textOrNull(paragraph.text),
      status: paragraph.status ?? DRAFT,
    })),
  }));

const newKey = (): string => crypto.randomUUID();

export const newParagraph = (): ParagraphDraft => ({ key: newKey(), text: null, status: PUBLISHED });

export const newSection = (): SectionDraft => ({
  key: newKey(),
  title: null,
  subTitle: null,
  status: PUBLISHED,
  paragraphs: [newParagraph()],
});

/** The parts of an article as those of another one: all of them new, each text exactly as it is stored. */
export const partsToWrite = (sections: readonly Section[]): SectionWrite[] =>
  sections.map(({ title, subTitle, status, paragraphs }) => ({
    title,
    subTitle,
    status: status ?? DRAFT,
    paragraphs: paragraphs.map((paragraph) => ({ text: paragraph.text, status: paragraph.status ?? DRAFT })),
  }));
