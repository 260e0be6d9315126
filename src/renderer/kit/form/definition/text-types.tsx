import { z } from 'zod';
import { isEmail } from '#shared/email.ts';
import { composed } from '#shared/spelling.ts';
import { writtenTelephone } from '#shared/telephone.ts';
import { TextField } from '../fields/TextField.tsx';
import { phoneDisplay, textDisplay } from '../fields.tsx';
import { ruleMessage } from '../messages.ts';
import { optionalText, requiredText } from '../rules.ts';
import { boundTo, type Field, type FieldSpec, type Given, type Requirable, startOf } from './field.ts';

interface TextSpec<Required extends boolean> extends FieldSpec<string | null>, Requirable<Required> {
  /** Maximum length in characters. */
  max: number;
  /** Visible lines; a single-line input when absent. */
  lines?: number;
  type?: 'text' | 'email' | 'tel' | 'url';
  isWide?: boolean;
  /** Whether it is prose, whose spelling is checked. */
  isSpelled?: boolean;
  /** Normalizes a non-empty, trimmed text before it is validated. */
  complete?: (typed: string) => string;
  /** The validation error of a text (`ruleMessage`), null when it is valid. */
  refuse?: (text: string) => string | null;
  /** The stored text is valid for `refuse` as long as it is unchanged. */
  keepsStored?: boolean;
}

/** A text, trimmed; null when empty. */
export function text<const Required extends boolean = false>({
  required,
  max,
  complete = (typed) => typed,
  refuse = () => null,
  keepsStored = false,
  lines,
  type,
  isWide,
  isSpelled,
  ...spec
}: TextSpec<Required>): Field<string | null, Given<string, Required>, string | null> {
  const completed = (typed: string | null) => (typed?.trim() ? complete(composed(typed.trim())) : null);
  // The two rules differ by null alone, as their types do.
  const judged = (required ? requiredText(max) : optionalText(max)) as unknown as z.ZodType<
    Given<string, Required>,
    string | null
  >;
  return {
    ...(type === 'tel' ? phoneDisplay : textDisplay)(spec.label),
    ...startOf(spec, null),
    rule: (stored) =>
      z
        .string()
        .nullable()
        .transform(completed)
        .pipe(judged)
        .check((context) => {
          const { value } = context;
          if (value === null || (keepsStored && value === completed(stored))) return;
          const message = refuse(value);
          if (message !== null) context.issues.push({ code: 'custom', input: value, message });
        }),
    render: (control) => <TextField {...boundTo(control, required)} {...{ lines, type, isWide, isSpelled }} />,
  };
}

/** A telephone number, saved without separators; the stored one is valid as long as it is unchanged. */
export const telephone = (spec: FieldSpec<string | null> & Pick<TextSpec<false>, 'max' | 'refuse'>) =>
  text({ ...spec, type: 'tel', complete: writtenTelephone, keepsStored: true });

/** An optional e-mail address; the stored one is valid as long as it is unchanged. */
export const email = (spec: FieldSpec<string | null> & { max: number }) =>
  text({
    ...spec,
    type: 'email',
    refuse: (value) => (isEmail(value) ? null : ruleMessage('form:rules.email')),
    keepsStored: true,
  });
