import type { TextKey } from '#renderer/locales/text-key.ts';
import { type FieldWords, Unset } from '../form/fields.tsx';
import { RichText } from './RichText.tsx';

/** A rich text where no editor shows it: beside what somebody else wrote, or beside a draft. */
export const richTextWords = (label: TextKey): FieldWords<string | null> => ({
  label,
  Value: ({ value }) => (value === null || value.trim() === '' ? <Unset /> : <RichText html={value} />),
});
