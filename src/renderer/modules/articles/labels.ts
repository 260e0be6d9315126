import type { ChoiceOption } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { articleStatuses } from '#shared/resources/articles/parts.ts';

/** The status of an article, a section or a paragraph. */
export type ArticleStatus = (typeof articleStatuses)[number];

export const DRAFT = 0;
export const PUBLISHED = 1;

export const statusLabel = (status: ArticleStatus): TextKey => `articles:values.status.${status}`;

export const statusTones: Record<ArticleStatus, Tone> = { 0: 'caution', 1: 'good' };

export const statusColors = { 0: 'warning', 1: 'success' } as const satisfies Record<ArticleStatus, string>;

/** The statuses as choices of a form. */
export function useStatusOptions(): ChoiceOption[] {
  const translate = useTranslate();
  return articleStatuses.map((value) => ({
    value,
    label: translate(statusLabel(value)),
  }));
}
