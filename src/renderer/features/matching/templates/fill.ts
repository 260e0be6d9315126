import { writtenName } from '#shared/spelling.ts';
/** The placeholders of a template; the names are the same in both languages of the screens. */
export const placeholders = ['prénom', 'date', 'retour', 'départ', 'arrivée', 'conducteur', 'structure'] as const;
export type Placeholder = (typeof placeholders)[number];

/** The values of a record for the placeholders; null where it has none. */
export type TemplateValues = Readonly<Record<Placeholder, string | null>>;

export interface Filled {
  text: string;
  /** Names between braces that mean nothing here; they stay in the text. */
  unknown: string[];
  /** Placeholders without a value in this record; they stay in the text. */
  withoutValue: Placeholder[];
}

/** Blanks around a name are trimmed afterwards: a pattern that matches them too would backtrack. */
const BRACES = /\{([^{}]*)\}/gu;

/** The name that a typed one stands for, whatever its case and its Unicode form. */
const nameOf = (typed: string): string => writtenName(typed).toLowerCase();
const known = (name: string): Placeholder | undefined => placeholders.find((placeholder) => placeholder === name);

/**
 * Fills a template (docs/screens/07-solidary-records.md §9). What cannot be filled stays as it was typed and is named,
 * so that nothing is sent with a silent gap.
 */
export function fill(template: string, values: TemplateValues): Filled {
  const unknown = new Set<string>();
  const withoutValue = new Set<Placeholder>();
  const text = template.replaceAll(BRACES, (whole, typed: string) => {
    const name = typed.trim();
    if (name.includes('\n')) return whole;
    const placeholder = known(nameOf(name));
    if (placeholder === undefined) {
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
