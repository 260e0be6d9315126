import { z } from 'zod';
import { TextField } from '../fields/TextField.tsx';
import { phoneWords, textWords } from '../fields.tsx';
import { ruleMessage } from '../messages.ts';
import { optionalText, requiredText } from '../rules.ts';
import { boundTo, type Field, type FieldSpec, type Given, type Requirable, startOf } from './field.ts';

interface TextSpec<Required extends boolean> extends FieldSpec<string | null>, Requirable<Required> {
  /** Most characters that are saved. */
  max: number;
  /** Lines in sight; one line when absent. */
  lines?: number;
  type?: 'text' | 'email' | 'tel' | 'url';
  isWide?: boolean;
  /** Completes what was typed, trimmed and not empty, before it is judged. */
  complete?: (typed: string) => string;
  /** Refuses a text with a message (`ruleMessage`); null where it is fine. */
  refuse?: (text: string) => string | null;
  /** The text that is stored passes `refuse` while nobody changes it. */
  keepsStored?: boolean;
}

/** A text: trimmed on saving, null when empty. */
export function text<const Required extends boolean = false>({
  required,
  max,
  complete = (typed) => typed,
  refuse = () => null,
  keepsStored = false,
  lines,
  type,
  isWide,
  ...spec
}: TextSpec<Required>): Field<string | null, Given<string, Required>, string | null> {
  const completed = (typed: string | null) => (typed?.trim() ? complete(typed.trim()) : null);
  // The two rules differ by null alone, as their types do.
  const judged = (required ? requiredText(max) : optionalText(max)) as unknown as z.ZodType<
    Given<string, Required>,
    string | null
  >;
  return {
    ...(type === 'tel' ? phoneWords : textWords)(spec.label),
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
    render: (control) => <TextField {...boundTo(control, required)} {...{ lines, type, isWide }} />,
  };
}

const shapeOfEmail = z.email();

/** An e-mail address that may be empty, judged by its shape, unless it is the one that is stored. */
export const email = (spec: FieldSpec<string | null> & { max: number }) =>
  text({
    ...spec,
    type: 'email',
    refuse: (value) => (shapeOfEmail.safeParse(value).success ? null : ruleMessage('form:rules.email')),
    keepsStored: true,
  });
