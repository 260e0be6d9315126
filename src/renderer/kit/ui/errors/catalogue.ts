/**
 * Texts of `notifications`: context, then name (or the platform's text without `\W`), then outcome
 * (docs/screens/01-shell-home.md §4).
 */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const bare = (text: string): string => text.replace(/\W/g, '').toLowerCase();

/** Answers of the platform that give no reason. */
const withoutReason: ReadonlySet<string> = new Set(['', 'internalservererror', 'serviceunavailable']);

/** Whether a text of the platform gives no reason. */
export const hasNoReason = (platformText: string | undefined): boolean => withoutReason.has(bare(platformText ?? ''));

/** Finds our text for a text of the platform: in the given context first, then in all; undefined when there is none. */
export function catalogueText(catalogue: Catalogue, platformText: string, context?: string): string | undefined {
  const wanted = bare(platformText);
  for (const name of [context, 'generic']) {
    const entries = name === undefined ? undefined : catalogue[name];
    const key = Object.keys(entries ?? {}).find((candidate) => candidate.toLowerCase() === wanted);
    const text = key === undefined ? undefined : entries?.[key]?.error;
    if (text !== undefined) return text;
  }
  return undefined;
}
