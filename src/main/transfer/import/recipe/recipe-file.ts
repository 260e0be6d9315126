import { z } from 'zod';
import { importType } from '#shared/import/causes.ts';
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
  const { mapping, ...read } = recipeOf(type, recipe.options);
  const isOtherPlatform = platform !== here;
  const others = isOtherPlatform ? ofAnotherPlatform(read) : read;
  const known = mapping?.flatMap((column, at) => (column === null ? [] : [{ column, title: titles[at] ?? '' }])) ?? [];
  const folded = columns.map(({ title }) => foldTitle(title ?? ''));
  const placed = known.map(({ column, title }) => ({ column, title, at: folded.indexOf(foldTitle(title)) }));
  const found = new Map(placed.flatMap(({ column, title, at }) => (at < 0 || title === '' ? [] : [[at, column]])));
  const taken = new Set(found.values());
  return {
    recipe: {
      ...recipe,
      options: {
        ...others,
        ...(mapping !== undefined && {
          mapping: columns.map(
            ({ column }, at) => found.get(at) ?? (column !== null && taken.has(column) ? null : column),
          ),
        }),
      },
    },
    lacking: placed.filter(({ at, title }) => at < 0 || title === '').map(({ title }) => title),
    isOtherPlatform,
  };
}
