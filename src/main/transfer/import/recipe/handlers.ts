import { AppFailure } from '#shared/failure.ts';
import { recipeOf } from '#shared/import/recipes.ts';
import { instantOf } from '#shared/instant.ts';
import type { ImportRecipe, OfFile } from '#shared/ipc/transfer.ts';
import { fileNameOf } from '../../../files/file-name.ts';
import { type JsonFileServices, openJson, saveJson } from '../../../files/json-file.ts';
import type { HandlersOf } from '../../../ipc/handler.ts';
import type { JournalOwner } from '../../../jobs/journal-files.ts';
import type { Clock } from '../../../ports.ts';
import type { ImportFile } from '../import-file.ts';
import { ownColumns } from '../remembered.ts';
import type { ImportRunner } from '../run-job.ts';
import { type RecipeFile, recipeFile, recipeFor, titlesOfColumns } from './recipe-file.ts';
import type { ImportRecipes } from './recipes.ts';

interface RecipeServices extends JsonFileServices {
  clock: Clock;
  /** Resolves a chosen file. */
  chosen(request: OfFile): Promise<{ file: ImportFile }>;
  owner(): JournalOwner;
  recipes: ImportRecipes;
  runner: ImportRunner;
}

/** Handlers that keep what was done to a file for the next one, on this computer or in a file that a team shares. */
export function recipeHandlers(services: RecipeServices) {
  const { clock, chosen, owner, recipes, runner } = services;
  const inspect = async (request: OfFile, signal: AbortSignal) =>
    runner.run('inspect', (await chosen(request)).file, { signal });
  const recipeNow = ({ type, options }: OfFile): ImportRecipe => ({
    savedAt: instantOf(clock.now()),
    options: recipeOf(type, options),
  });

  return {
    'import.keepRecipe': async (request, { signal }) => {
      const found = await inspect(request, signal);
      return recipes.keep(found, Object.keys(request.options.given ?? {}), recipeNow(request));
    },

    'import.saveRecipe': async ({ name, ...request }, { signal }) => {
      const { columns } = await inspect(request, signal);
      const file: RecipeFile = {
        format: 'escale-import-recipe',
        version: 1,
        type: request.type,
        platform: owner().platform,
        titles: titlesOfColumns(ownColumns(columns)),
        recipe: recipeNow(request),
      };
      return saveJson(services, fileNameOf(name, '.json'), file, signal);
    },

    'import.openRecipe': async (request, { signal }) => {
      const { columns } = await inspect(request, signal);
      const { value } = await openJson(services, 'recipe', recipeFile, 'notRecipe');
      if (value.type !== request.type) throw new AppFailure({ kind: 'file', reason: 'otherRecipe' });
      return recipeFor(value, { columns: ownColumns(columns), platform: owner().platform });
    },
  } satisfies Partial<HandlersOf<'import'>>;
}
