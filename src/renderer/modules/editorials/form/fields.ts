import { choiceWords, type FormFields, textWords } from '#renderer/kit/form/fields.tsx';
import { editorialStatuses } from '#shared/resources/editorials/index.ts';
import { statusLabel } from '../labels.ts';
import type { EditorialDraft } from './schema.ts';

/** The fields of an editorial in words, in the order of the screen. */
export const editorialFields: FormFields<EditorialDraft> = {
  title: textWords('editorials:fields.title'),
  text: textWords('editorials:fields.text'),
  label: textWords('editorials:fields.label'),
  link: textWords('editorials:fields.link'),
  status: choiceWords('editorials:fields.status', editorialStatuses, statusLabel),
};
