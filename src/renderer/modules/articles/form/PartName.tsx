import { useTranslation } from 'react-i18next';
import { readableBody } from '#renderer/kit/rich-text/rules.ts';
import type { ParagraphDraft, SectionDraft } from './draft.ts';
import type { RemovedPart } from './outline.ts';

/** Letters that tell a paragraph from others. */
const LONGEST = 70;

/** How a paragraph begins, or the words for its picture; empty for one without words. */
export function excerptOf({ text }: Pick<ParagraphDraft, 'text'>): string {
  const body = readableBody(text ?? '');
  // Blocks follow one another without a space between them.
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, td, th, div, br')) block.after(' ');
  const picture = body.querySelector('img[alt]')?.getAttribute('alt') ?? '';
  const words = (body.textContent?.trim() || picture).replaceAll(/\s+/g, ' ').trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

/** What a part is called where its text does not stand: by its title, or by how it begins. */
export function usePartName() {
  const { t } = useTranslation('articles');
  return {
    section: ({ title, subTitle }: SectionDraft, number?: number): string =>
      title || subTitle || (number === undefined ? t('form.noTitle') : t('form.section', { number })),
    paragraph: (paragraph: ParagraphDraft): string =>
      excerptOf(paragraph) || t(paragraph.text === null ? 'form.emptyParagraph' : 'form.wordlessParagraph'),
  };
}

export function RemovedName({ removed }: { removed: RemovedPart }) {
  const { t } = useTranslation('articles');
  const name = usePartName();
  if (removed.kind === 'paragraph') return t('form.removed.paragraph', { name: name.paragraph(removed.part) });
  return t('form.removed.section', { name: name.section(removed.part), count: removed.part.paragraphs.length });
}
