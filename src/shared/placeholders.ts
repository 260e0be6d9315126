import { writtenName } from './spelling.ts';

/** A filled text, and what of it could not be filled. */
export interface Filled<Name extends string> {
  text: string;
  /** Names between braces that mean nothing here; they stay in the text. */
  unknown: string[];
  /** Placeholders without a value; they stay in the text. */
  withoutValue: Name[];
}

/** Blanks around a name are trimmed afterwards: a pattern that matches them too would backtrack. */
const BRACES = /\{([^{}]*)\}/gu;

/** The name that a typed one stands for, whatever its case and its Unicode form. */
const nameOf = (typed: string): string => writtenName(typed).toLowerCase();

/**
 * Fills the placeholders of a text. What cannot be filled stays as it was typed and is named, so that nothing is sent
 * with a silent gap.
 * @param values by the names of the placeholders, in lower case; null where there is none
 */
export function fillPlaceholders<Name extends string>(
  template: string,
  values: Readonly<Record<Name, string | null>>,
): Filled<Name> {
  const unknown = new Set<string>();
  const withoutValue = new Set<Name>();
  const isKnown = (name: string): name is Name => Object.hasOwn(values, name);
  const text = template.replaceAll(BRACES, (whole, typed: string) => {
    const name = typed.trim();
    if (name.includes('\n')) return whole;
    const placeholder = nameOf(name);
    if (!isKnown(placeholder)) {
      unknown.add(whole);
      return whole;
    }
    const value = values[placeholder];
    if (value !== null && value !== '') return value;
    withoutValue.add(placeholder);
    return whole;
  });
  return { text, unknown: [...unknown], withoutValue: [...withoutValue] };
}
