import { z } from 'zod';
import { defineResource, filter } from '../define.ts';
import { bracketed, partOfName, someOf } from '../filters.ts';
import { oneOf } from '../read.ts';
import { titleText } from '../written.ts';
import { articlesManifest } from './manifest.ts';
import { articleStatuses, type Section, sections, sectionsAsStored, sectionsToWire, sectionsWrite } from './parts.ts';

/** What the list shows of the sections and paragraphs of an article. */
export function countParts({ sections: list }: { sections: readonly Section[] }) {
  const paragraphs = list.flatMap((section) => section.paragraphs);
  const published = paragraphs.filter(({ status }) => status === 1);
  return { sections: list.length, paragraphs: paragraphs.length, published: published.length };
}

/**
 * Reads an article of the list or of the item, its sections in order (docs/platform/b-communities-content.yaml,
 * Article). It has no dates.
 */
const article = z
  .object({ id: z.int(), title: z.string(), status: oneOf(articleStatuses), sections })
  .transform((read) => ({ ...read, counts: countParts(read) }));
export type Article = z.infer<typeof article>;

/**
 * What an article form saves. `sections` is present only when one of its parts changed, and then has all of them
 * (docs/platform/b-communities-content.md §6).
 */
const articleWrite = z.object({
  title: titleText,
  status: z.literal(articleStatuses),
  sections: sectionsWrite,
});
export type ArticleWrite = z.infer<typeof articleWrite>;

export const articles = defineResource(articlesManifest, {
  row: article,
  item: article,
  write: articleWrite,
  toWire: ({ sections: parts, ...same }) => ({
    ...same,
    ...(parts !== undefined && { asections: sectionsToWire(parts) }),
  }),
  asStored: ({ sections: parts, ...same }) => ({
    ...same,
    ...(parts !== undefined && { sections: sectionsAsStored(parts) }),
  }),
  foundBy: { title: 'title' },
  sorts: { id: 'id', title: 'title', status: 'status' },
  defaultSort: { field: 'title', direction: 'asc' },
  filters: {
    title: partOfName('title'),
    status: filter(someOf(articleStatuses), bracketed('status')),
  },
  fieldOfPath: { asections: 'sections' },
});
