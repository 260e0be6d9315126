import { type Filled as FilledText, fillPlaceholders } from '#shared/placeholders.ts';

/** The placeholders of a template; the names are the same in both languages of the screens. */
export const placeholders = ['prénom', 'date', 'retour', 'départ', 'arrivée', 'conducteur', 'structure'] as const;
export type Placeholder = (typeof placeholders)[number];

/** The values of a record for the placeholders; null where it has none. */
export type TemplateValues = Readonly<Record<Placeholder, string | null>>;

export type Filled = FilledText<Placeholder>;

/** Fills a template of a message (docs/screens/07-solidary-records.md §9). */
export const fill = (template: string, values: TemplateValues): Filled => fillPlaceholders(template, values);
