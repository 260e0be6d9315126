import { z } from 'zod';
import { type DraftOf, defineForm, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { choice } from '#renderer/kit/form/definition/field-types.tsx';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { optionalText, requiredChoice } from '#renderer/kit/form/rules.ts';
import { bytesOf, sentHtml } from '#renderer/kit/rich-text/rules.ts';
import { isBlankText } from '#shared/blank-html.ts';
import { articleStatuses, maxParagraphBytes, type Section } from '#shared/resources/articles/parts.ts';
import { type ArticleStatus, DRAFT, statusLabel } from '../labels.ts';
import { ArticleText } from '../text/ArticleText.tsx';
import { type ParagraphDraft, type SectionDraft, sectionDrafts } from './draft.ts';

const MAX = 255;

/**
 * A part as it is saved. Its key stays with it, so that what did not change is seen to be the same; main leaves it out.
 */
type Saved<Part> = Part & { status: ArticleStatus };
type ParagraphValues = Saved<Omit<ParagraphDraft, 'text'>> & { text: string };
type SectionValues = Saved<Omit<SectionDraft, 'paragraphs'>> & { paragraphs: ParagraphValues[] };

/** A form's part keeps its id only where it has one. */
const part = { key: z.string(), id: z.number().optional(), status: requiredChoice(articleStatuses) };

const isBlank = (value: string | null): boolean => value === null || isBlankText(value);

/**
 * A paragraph that nobody touched is saved exactly as it is stored, wherever it was moved, however long it is and though
 * it shows nothing; any other is cleaned and held to the limit. One that was written and shows nothing is left out, for
 * the platform does not save it.
 */
function sectionsRule(stored: readonly Section[] | null): z.ZodType<SectionValues[], SectionDraft[]> {
  /** What the platform stores of each paragraph, by its key. */
  const texts: ReadonlyMap<string, string | null> = new Map(
    sectionDrafts(stored ?? []).flatMap(({ paragraphs }) => paragraphs.map(({ key, text: html }) => [key, html])),
  );
  const paragraph = z
    .object({ ...part, text: z.string().nullable() })
    .transform((read) => ({
      ...read,
      text: sentHtml(read.text, { kind: 'article', stored: texts.get(read.key) ?? null }),
    }))
    .refine(({ key, text: html }) => html === null || html === texts.get(key) || bytesOf(html) <= maxParagraphBytes, {
      path: ['text'],
      error: ruleMessage('richText:rules.tooLong', { max: maxParagraphBytes }),
    });
  const section = z.object({
    ...part,
    title: optionalText(MAX),
    subTitle: optionalText(MAX),
    paragraphs: z.array(paragraph).transform((list) =>
      list.flatMap(({ text: html, ...same }): ParagraphValues[] => {
        const isUntouched = texts.has(same.key) && html === texts.get(same.key);
        return isUntouched || !isBlank(html) ? [{ ...same, text: html ?? '' }] : [];
      }),
    ),
  });
  // An id that is left out is not there, which zod's type says as `undefined`.
  return z.array(section) as z.ZodType<SectionValues[], SectionDraft[]>;
}

const sections: Field<SectionDraft[], SectionValues[], Section[]> = {
  label: 'articles:form.content',
  Value: ({ value }) => <ArticleText sections={value} />,
  initial: [],
  isCopied: true,
  toDraft: sectionDrafts,
  rule: sectionsRule,
  render: null,
};

/** The form of an article (docs/screens/05-content.md B2). */
export const articleForm = defineForm('articles', {
  title: text({ label: 'articles:fields.title', hint: 'articles:form.titleHint', max: MAX, required: true }),
  status: choice({
    label: 'articles:fields.status',
    values: articleStatuses,
    labelOf: statusLabel,
    initial: DRAFT,
  }),
  sections,
});

export type ArticleDraft = DraftOf<typeof articleForm>;
export type ArticleValues = ValuesOf<typeof articleForm>;

/** New paragraphs of a form that show nothing: they are not saved. One that was stored is a part that is removed. */
export const blankParagraphs = (drafts: readonly SectionDraft[]): ParagraphDraft[] =>
  drafts.flatMap(({ paragraphs }) => paragraphs.filter(({ id, text: html }) => id === undefined && isBlank(html)));
