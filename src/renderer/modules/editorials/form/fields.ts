import { defineForm } from '#renderer/kit/form/definition/defineForm.ts';
import { choice } from '#renderer/kit/form/definition/field-types.tsx';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { editorialStatuses, editorialTextLimit, isEditorialLink } from '#shared/resources/editorials/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { INACTIVE, statusLabel } from '../labels.ts';

/**
 * The form of an editorial. The platform checks nothing and fails without a reason: everything is required here
 * (docs/screens/05-content.md C2).
 */
export const editorialForm = defineForm('editorials', {
  title: text({ label: 'editorials:fields.title', max: lineLimit, required: true, isWide: true }),
  text: text({ label: 'editorials:fields.text', max: editorialTextLimit, required: true, lines: 4, isWide: true }),
  label: text({ label: 'editorials:fields.label', max: lineLimit, required: true }),
  link: text({
    label: 'editorials:fields.link',
    hint: 'editorials:form.hints.link',
    type: 'url',
    max: lineLimit,
    required: true,
    refuse: (link) => (isEditorialLink(link) ? null : ruleMessage('editorials:form.rules.link')),
  }),
  // A new editorial or a copy starts inactive.
  status: choice({
    label: 'editorials:fields.status',
    values: editorialStatuses,
    labelOf: statusLabel,
    initial: INACTIVE,
    isCopied: false,
  }),
});
