import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { isSameCell } from '#shared/import/repairs.ts';
import type { ImportOptions, ImportRecipe } from '#shared/ipc/transfer.ts';
import type { ImportActions } from '../wizard.ts';

interface RecipeOfferProps {
  recipe: ImportRecipe;
  options: ImportOptions;
  isBusy: boolean;
  /** Whether it comes from a file. */
  isOpened?: boolean;
  onCorrect: ImportActions['correct'];
}

/** Whether everything of a recipe is among the options. */
function isApplied(
  { options: { mapping, derived, repairs = [], constants = {}, values = {}, national } }: ImportRecipe,
  options: ImportOptions,
): boolean {
  return (
    // What was linked otherwise since is the person's choice.
    (mapping === undefined || options.mapping !== undefined) &&
    (derived === undefined || JSON.stringify(derived) === JSON.stringify(options.derived)) &&
    repairs.every((repair) => options.repairs?.some((one) => isSameCell(one, repair)) === true) &&
    (national === undefined || JSON.stringify(national) === JSON.stringify(options.national)) &&
    Object.entries(values).every(([column, ids]) =>
      Object.entries(ids).every(([value, id]) => options.values?.[column]?.[value] === id),
    ) &&
    Object.entries(constants).every(([column, value]) => options.constants?.[column] === value)
  );
}

/** Adds a recipe to what was chosen for the file so far. */
const withRecipe =
  ({ options: recipe }: ImportRecipe) =>
  (latest: ImportOptions): ImportOptions => ({
    ...latest,
    ...recipe,
    repairs: [
      ...(recipe.repairs ?? []),
      ...(latest.repairs ?? []).filter((one) => !recipe.repairs?.some((other) => isSameCell(one, other))),
    ],
  });

/** Offers what was done to the last file with the same titles. */
export function RecipeOffer({ recipe, options, isBusy, isOpened = false, onCorrect }: RecipeOfferProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const count = recipe.options.repairs?.length ?? 0;
  const isDone = isApplied(recipe, options);
  return (
    <MessageBar intent={isDone ? 'success' : 'info'} layout="multiline" role="status">
      <MessageBarBody>
        {isDone
          ? t('recipe.applied')
          : t(isOpened ? 'recipe.opened' : 'recipe.found', {
              count,
              shown: format.number(count),
              when: format.dateTime(recipe.savedAt),
            })}
      </MessageBarBody>
      {!isDone && (
        <MessageBarActions>
          <Button disabledFocusable={isBusy} onClick={() => onCorrect(withRecipe(recipe))}>
            {t('recipe.apply')}
          </Button>
          <Button disabledFocusable={isBusy} onClick={() => onCorrect(withRecipe(recipe), true)}>
            {t('recipe.applyAndCheck')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
