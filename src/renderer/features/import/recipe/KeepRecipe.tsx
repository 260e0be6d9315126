import { Button, Caption1, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { recipeOf } from '#shared/import/recipes.ts';
import causeStyles from '../causes/causes.module.css';
import type { ColumnOfFile } from '../column/column-values.ts';
import { ImportError } from '../ImportError.tsx';

/** Keeps what was done to a file for the next one with the same titles, where there is something of that kind. */
export function KeepRecipe({ file }: { file: Omit<ColumnOfFile, 'column'> }) {
  const { t } = useTranslation('import');
  const mutation = useActionMutation<boolean>();
  const { repairs, constants = {}, national } = recipeOf(file.type, file.options);
  if (repairs === undefined && national === undefined && Object.keys(constants).length === 0) return null;
  return (
    <div className={causeStyles.summary}>
      <Caption1>{t('recipe.hint')}</Caption1>
      <div>
        <Button
          size="small"
          disabledFocusable={mutation.isPending}
          onClick={() => mutation.run(() => invoke('import.keepRecipe', file))}
        >
          {t('recipe.keep')}
        </Button>
      </div>
      {mutation.data !== undefined && (
        <MessageBar intent={mutation.data ? 'success' : 'warning'} layout="multiline" role="status">
          <MessageBarBody>{t(mutation.data ? 'recipe.kept' : 'recipe.untitled')}</MessageBarBody>
        </MessageBar>
      )}
      {mutation.error !== null && <ImportError error={mutation.error} />}
    </div>
  );
}
