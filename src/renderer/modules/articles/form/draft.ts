import type { Section, SectionWrite } from '#shared/resources/articles/parts.ts';
import { DRAFT, PUBLISHED } from '../labels.ts';

/** A paragraph in the form. `key` identifies it while the form is open; a new one has no `id`. */
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

/** Reads an empty title as null: the platform sends either for a missing one. */
const textOrNull = (text: string | null): string | null => (text === '' ? null : text);

/** Converts stored sections to form values, with their ids. */
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

/** Converts the parts of an article to new parts of another one, each text exactly as it is stored. */
export const partsToWrite = (sections: readonly Section[]): SectionWrite[] =>
  sections.map(({ title, subTitle, status, paragraphs }) => ({
    title,
    subTitle,
    status: status ?? DRAFT,
    paragraphs: paragraphs.map((paragraph) => ({ text: paragraph.text, status: paragraph.status ?? DRAFT })),
  }));
