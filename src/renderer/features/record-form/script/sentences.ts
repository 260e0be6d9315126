import type { ScriptMoment } from '#shared/ipc/call-scripts.ts';
import { fillPlaceholders } from '#shared/placeholders.ts';

/** What a sentence may name between braces; the same in both languages, as in templates of messages. */
export const scriptPlaceholders = ['opérateur', 'structure', 'personne', 'quand', 'départ', 'arrivée'] as const;
export type ScriptPlaceholder = (typeof scriptPlaceholders)[number];

export type ScriptValues = Readonly<Record<ScriptPlaceholder, string | null>>;

/** The sentences of one structure in its own words. */
export type OwnSentences = Readonly<Partial<Record<ScriptMoment, string>>>;

const MISSING = '…';

/** Fills a sentence to be read aloud: what is not known yet is a pause. Other braces stay as they were typed. */
export function spoken(sentence: string, values: ScriptValues): string {
  const said = scriptPlaceholders.map((name) => [name, values[name] || MISSING]);
  // One value per placeholder.
  return fillPlaceholders(sentence, Object.fromEntries(said) as Record<ScriptPlaceholder, string>).text;
}
