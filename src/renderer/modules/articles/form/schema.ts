import { z } from 'zod';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { optionalText, requiredChoice, requiredText } from '#renderer/kit/form/rules.ts';
import { bytesOf, sentHtml } from '#renderer/kit/rich-text/rules.ts';
import { isBlankText } from '#shared/blank-html.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import { articleStatuses, maxParagraphBytes } from '#shared/resources/articles/parts.ts';
import type { ArticleStatus } from '../labels.ts';
import { type ArticleDraft, type ParagraphDraft, type SectionDraft, sectionDrafts } from './draft.ts';

const LONGEST = 255;

/**
 * A part as it is saved. Its key stays with it, so that what did not change is seen to be the same; main leaves it out.
 */
type Saved<Part> = Part & { status: ArticleStatus };
type ParagraphValues = Saved<Omit<ParagraphDraft, 'text'>> & { text: string };
type SectionValues = Saved<Omit<SectionDraft, 'paragraphs'>> & { paragraphs: ParagraphValues[] };

export interface ArticleValues {
  title: string;
  status: ArticleStatus;
  sections: SectionValues[];
}

/** What the platform stores of each paragraph, by its key. */
const storedTexts = (stored: Article | null): ReadonlyMap<string, string | null> =>
  new Map(
    sectionDrafts(stored?.sections ?? []).flatMap(({ paragraphs }) => paragraphs.map(({ key, text }) => [key, text])),
  );

/** A form's part keeps its id only where it has one. */
const part = { key: z.string(), id: z.number().optional(), status: requiredChoice(articleStatuses) };

/**
 * The rules of an article (docs/screens/05-content.md B2): what the fields hold in, what is saved out. A paragraph that
 * nobody touched is saved exactly as it is stored, wherever it was moved, however long it is and though it shows
 * nothing; any other is cleaned and held to the limit. One that was written and shows nothing is left out, for the
 * platform does not save it.
 */
export function articleForm(stored: Article | null): z.ZodType<ArticleValues, ArticleDraft> {
  const texts = storedTexts(stored);
  const paragraph = z
    .object({ ...part, text: z.string().nullable() })
    .transform((read) => ({
      ...read,
      text: sentHtml(read.text, { kind: 'article', stored: texts.get(read.key) ?? null }),
    }))
    .refine(({ key, text }) => text === null || text === texts.get(key) || bytesOf(text) <= maxParagraphBytes, {
      path: ['text'],
      error: ruleMessage('richText:rules.tooLong', { max: maxParagraphBytes }),
    });
  const section = z.object({
    ...part,
    title: optionalText(LONGEST),
    subTitle: optionalText(LONGEST),
    paragraphs: z.array(paragraph).transform((list) =>
      list.flatMap(({ text, ...same }): ParagraphValues[] => {
        const isUntouched = texts.has(same.key) && text === texts.get(same.key);
        return isUntouched || !isBlank(text) ? [{ ...same, text: text ?? '' }] : [];
      }),
    ),
  });
  return z.object({
    title: requiredText(LONGEST),
    status: requiredChoice(articleStatuses),
    sections: z.array(section),
  }) as z.ZodType<ArticleValues, ArticleDraft>; // An id that is left out is not there, which zod's type says as `undefined`.
}

const isBlank = (text: string | null): boolean => text === null || isBlankText(text);

/** New paragraphs of a form that show nothing: they are not saved. One that was stored is a part that is removed. */
export const blankParagraphs = ({ sections }: Pick<ArticleDraft, 'sections'>): ParagraphDraft[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.filter(({ id, text }) => id === undefined && isBlank(text)));
