import { useTranslation } from 'react-i18next';
import { readableBody } from '#renderer/kit/rich-text/rules.ts';
import { LruCache } from '#shared/lru.ts';
import type { ParagraphDraft, SectionDraft } from './draft.ts';
import type { RemovedPart } from './outline.ts';

/** Longest excerpt of a paragraph, in characters. */
const LONGEST = 70;

interface Excerpt {
  words: string;
  /** Characters of its text. */
  of: number;
}

/** Excerpts by text, of some four million characters. */
const excerpts = new LruCache<string, Excerpt>({ max: 4_000_000, sizeOf: ({ of }) => of + 100 });

/** The start of a paragraph's text, or the alternative text of its picture; empty where it has neither. */
export function excerptOf({ text }: Pick<ParagraphDraft, 'text'>): string {
  const html = text ?? '';
  const known = excerpts.get(html);
  if (known !== undefined) return known.words;
  const words = readExcerpt(html);
  excerpts.set(html, { words, of: html.length });
  return words;
}

function readExcerpt(html: string): string {
  const body = readableBody(html);
  // The text of adjacent blocks has no space between them: one is added.
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, td, th, div, br')) block.after(' ');
  const picture = body.querySelector('img[alt]')?.getAttribute('alt') ?? '';
  const text = (body.textContent?.trim() || picture).replaceAll(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Returns the name of a part for lists and messages: its title, or the start of its text. */
export function usePartName() {
  const { t } = useTranslation('articles');
  return {
    section: ({ title, subTitle }: SectionDraft, number?: number): string =>
      title || subTitle || (number === undefined ? t('form.noTitle') : t('form.section', { number })),
    paragraph: (paragraph: Pick<ParagraphDraft, 'text'>): string =>
      excerptOf(paragraph) || t(paragraph.text === null ? 'form.emptyParagraph' : 'form.wordlessParagraph'),
  };
}

export function RemovedName({ removed }: { removed: RemovedPart }) {
  const { t } = useTranslation('articles');
  const name = usePartName();
  if (removed.kind === 'paragraph') return t('form.removed.paragraph', { name: name.paragraph(removed.part) });
  return t('form.removed.section', { name: name.section(removed.part), count: removed.part.paragraphs.length });
}
