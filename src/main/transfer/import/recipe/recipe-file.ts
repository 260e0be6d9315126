import { z } from 'zod';
import { importType } from '#shared/import/causes.ts';
import { atOtherPlaces, type DerivedColumn, totalWidth, widthOf } from '#shared/import/derived-columns.ts';
import { importBounds } from '#shared/import/limits.ts';
import { ofAnotherPlatform, recipeOf } from '#shared/import/recipes.ts';
import { foldTitle } from '#shared/import/titles.ts';
import { type ImportDetection, importRecipe, type OpenedRecipe } from '#shared/ipc/transfer.ts';

const LONGEST_TITLE = 300;
const LONGEST_ADDRESS = 2000;

/** A recipe as a file that a team shares. Of the imported file it holds the titles alone. */
export const recipeFile = z.strictObject({
  format: z.literal('escale-import-recipe'),
  version: z.literal(1),
  type: importType,
  /** Address of the platform: ids are those of its records. */
  platform: z.string().max(LONGEST_ADDRESS),
  /** Titles of the columns, from the left, by which they are found in another file. */
  titles: z.array(z.string().max(LONGEST_TITLE)).max(importBounds.columns),
  recipe: importRecipe,
});
export type RecipeFile = z.infer<typeof recipeFile>;

type Columns = ImportDetection['columns'];

export const titlesOfColumns = (columns: Columns): string[] =>
  columns.map(({ title }) => (title ?? '').slice(0, LONGEST_TITLE));

/**
 * Reads a recipe for a file whose columns may stand elsewhere, or be others.
 * @param columns those of the file, as detected
 */
export function recipeFor(
  { recipe, titles, type, platform }: RecipeFile,
  { columns, platform: here }: { columns: Columns; platform: string },
): OpenedRecipe {
  // A file that was written by hand may hold more than a recipe does.
  const { mapping, derived = [], ...read } = recipeOf(type, recipe.options);
  const isOtherPlatform = platform !== here;
  const options = isOtherPlatform ? ofAnotherPlatform(read) : read;
  const placed = mapping === undefined ? null : placedMapping({ mapping, derived, titles }, columns);
  return {
    recipe: { ...recipe, options: { ...options, ...placed?.options } },
    lacking: placed?.lacking ?? [],
    isOtherPlatform,
  };
}

interface Linked {
  mapping: readonly (string | null)[];
  derived: readonly DerivedColumn[];
  titles: readonly string[];
}

/** Finds the columns of a recipe in another file by their titles. */
function placedMapping({ mapping, derived, titles }: Linked, columns: Columns) {
  const own = mapping.length - totalWidth(derived);
  const folded = columns.map(({ title }) => foldTitle(title ?? ''));
  const titleOf = (at: number) => titles[at] ?? '';
  const placeOf = (at: number) => (titleOf(at) === '' ? -1 : folded.indexOf(foldTitle(titleOf(at))));
  /** For each position in the recipe, the one in the file; -1 for none. */
  const places = Array.from({ length: own }, (_, at) => placeOf(at));
  const kept: DerivedColumn[] = [];
  let width = columns.length;
  for (const one of derived) {
    const next = atOtherPlaces(one, (at) => places[at] ?? -1);
    for (let part = 0; part < widthOf(one); part++) places.push(next === null ? -1 : width++);
    if (next !== null) kept.push(next);
  }
  const linked = new Map(places.flatMap((at, old) => (at < 0 ? [] : [[at, mapping[old] ?? null] as const])));
  const taken = new Set(linked.values());
  const others = (at: number) => {
    const column = columns[at]?.column ?? null;
    return column === null || taken.has(column) ? null : column;
  };
  const used = new Set(derived.flatMap((one) => (one.kind === 'split' ? [one.of] : one.of)));
  return {
    options: {
      mapping: Array.from({ length: width }, (_, at) => (linked.has(at) ? (linked.get(at) ?? null) : others(at))),
      ...(kept.length > 0 && { derived: kept }),
    },
    lacking: places.flatMap((at, old) =>
      at < 0 && old < own && (mapping[old] !== null || used.has(old)) ? [titleOf(old)] : [],
    ),
  };
}
