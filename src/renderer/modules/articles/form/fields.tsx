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
import { lineLimit } from '#shared/text-limits.ts';
import { type ArticleStatus, DRAFT, statusLabel } from '../labels.ts';
import { ArticleText } from '../text/ArticleText.tsx';
import { type ParagraphDraft, type SectionDraft, sectionDrafts } from './draft.ts';

/**
 * A part as it is saved. It keeps its key, so that unchanged parts compare as equal; main removes the key.
 */
type Saved<Part> = Part & { status: ArticleStatus };
type ParagraphValues = Saved<Omit<ParagraphDraft, 'text'>> & { text: string };
type SectionValues = Saved<Omit<SectionDraft, 'paragraphs'>> & { paragraphs: ParagraphValues[] };

/** A part of the form has an id only once it is stored. */
const part = { key: z.string(), id: z.number().optional(), status: requiredChoice(articleStatuses) };

const isBlank = (value: string | null): boolean => value === null || isBlankText(value);

/**
 * The rule for sections: an untouched paragraph is saved exactly as it is stored, even when it was moved, is too long
 * or is blank; any other is cleaned and limited in length. A typed blank paragraph is left out, as the platform does
 * not save it.
 */
function sectionsRule(stored: readonly Section[] | null): z.ZodType<SectionValues[], SectionDraft[]> {
  /** The stored text of each paragraph, by its key. */
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
      error: ruleMessage('richText:rules.tooLong', { size: maxParagraphBytes }),
    });
  const section = z.object({
    ...part,
    title: optionalText(lineLimit),
    subTitle: optionalText(lineLimit),
    paragraphs: z.array(paragraph).transform((list) =>
      list.flatMap(({ text: html, ...same }): ParagraphValues[] => {
        const isUntouched = texts.has(same.key) && html === texts.get(same.key);
        return isUntouched || !isBlank(html) ? [{ ...same, text: html ?? '' }] : [];
      }),
    ),
  });
  // A missing id is absent, which zod's type expresses as `undefined`.
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
  title: text({
    label: 'articles:fields.title',
    hint: 'articles:form.titleHint',
    max: lineLimit,
    required: true,
    isSpelled: true,
  }),
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

/** The new blank paragraphs of a form, which are not saved; a stored paragraph left blank counts as removed. */
export const blankParagraphs = (drafts: readonly SectionDraft[]): ParagraphDraft[] =>
  drafts.flatMap(({ paragraphs }) => paragraphs.filter(({ id, text: html }) => id === undefined && isBlank(html)));
