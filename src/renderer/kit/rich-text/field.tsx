import { z } from 'zod';
import {
  boundTo,
  type Field,
  type FieldSpec,
  type Given,
  type Requirable,
} from '#renderer/kit/form/definition/field.ts';
import { Unset } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { RichText } from './RichText.tsx';
import { RichTextField } from './RichTextField.tsx';
import { optionalRichText } from './rules.ts';

interface RichTextSpec<Required extends boolean> extends FieldSpec<string | null>, Requirable<Required> {
  /** Number of letters above which the editor advises a shorter text. */
  adviceAbove?: number;
  /** Visible lines. */
  lines?: number;
}

const required = z.string({ error: ruleMessage('form:rules.required') });

/**
 * A field of formatted text as HTML: sanitized on saving, exactly as stored while untouched. A required one refuses a
 * text that shows nothing once it is sanitized.
 */
export const richText = <const Required extends boolean = false>({
  label,
  hint,
  initial = null,
  isCopied = true,
  required: isRequired,
  ...look
}: RichTextSpec<Required>): Field<string | null, Given<string, Required>, string | null> => ({
  label,
  hint,
  initial,
  isCopied,
  Value: RichTextValue,
  toDraft: (stored) => stored,
  rule: (stored) => {
    const optional = optionalRichText({ stored });
    // The two schemas, and so their types, differ only in null.
    return (isRequired ? optional.pipe(required) : optional) as unknown as z.ZodType<
      Given<string, Required>,
      string | null
    >;
  },
  render: (control) => <RichTextField {...boundTo(control, isRequired)} {...look} />,
});

const RichTextValue = ({ value }: { value: string | null }) =>
  value === null || value.trim() === '' ? <Unset /> : <RichText html={value} />;
