import type { Field, FieldSpec } from '#renderer/kit/form/definition/field.ts';
import { Unset } from '#renderer/kit/form/fields.tsx';
import { RichText } from './RichText.tsx';
import { RichTextField } from './RichTextField.tsx';
import { optionalRichText } from './rules.ts';

interface RichTextSpec extends FieldSpec<string | null> {
  /** Number of letters above which the editor advises a shorter text. */
  adviceAbove?: number;
  /** Visible lines. */
  lines?: number;
}

/** A field of formatted text as HTML: sanitized on saving, exactly as stored while untouched. */
export const richText = ({
  label,
  hint,
  initial = null,
  isCopied = true,
  ...look
}: RichTextSpec): Field<string | null, string | null, string | null> => ({
  label,
  hint,
  initial,
  isCopied,
  Value: RichTextValue,
  toDraft: (stored) => stored,
  rule: (stored) => optionalRichText({ stored }),
  render: ({ form: { control }, record: _, ...bound }) => <RichTextField control={control} {...bound} {...look} />,
});

const RichTextValue = ({ value }: { value: string | null }) =>
  value === null || value.trim() === '' ? <Unset /> : <RichText html={value} />;
