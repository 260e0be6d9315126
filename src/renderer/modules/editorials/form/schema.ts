import { z } from 'zod';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { requiredChoice, requiredText } from '#renderer/kit/form/rules.ts';
import {
  type Editorial,
  type EditorialWrite,
  editorialStatuses,
  editorialTextLimit,
  isEditorialLink,
} from '#shared/resources/editorials/index.ts';
import { INACTIVE } from '../labels.ts';

/** What the fields of an editorial hold while somebody types, in the order of the screen. */
export interface EditorialDraft {
  title: string | null;
  text: string | null;
  label: string | null;
  link: string | null;
  status: number | null;
}

const LONGEST = 255;

/**
 * The platform checks nothing and fails without a reason: everything is required here (docs/screens/05-content.md C2).
 */
export const editorialForm: z.ZodType<EditorialWrite, EditorialDraft> = z.object({
  title: requiredText(LONGEST),
  text: requiredText(editorialTextLimit),
  label: requiredText(LONGEST),
  link: requiredText(LONGEST).refine(isEditorialLink, { error: ruleMessage('editorials:form.rules.link') }),
  status: requiredChoice(editorialStatuses),
});

export const editorialDraft = ({ title, text, label, link, status }: Editorial): EditorialDraft => ({
  title,
  text,
  label,
  link,
  status,
});

/** A new editorial, or a copy of one: nobody sees it before it is made the active one. */
export const newEditorialDraft = (source: Editorial | null): EditorialDraft => ({
  ...(source === null ? { title: null, text: null, label: null, link: null } : editorialDraft(source)),
  status: INACTIVE,
});
