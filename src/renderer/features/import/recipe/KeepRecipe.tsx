import { Button, Caption1, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { recipeOf } from '#shared/import/recipes.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import causeStyles from '../causes/causes.module.css';
import type { ColumnOfFile } from '../column/column-values.ts';
import { ImportError } from '../ImportError.tsx';

/**
 * Keeps what was done to a file for the next one with the same titles, on this computer or in a file that a team shares,
 * where there is something of that kind.
 */
export function KeepRecipe({ file, fileName }: { file: Omit<ColumnOfFile, 'column'>; fileName: string }) {
  const { t } = useTranslation('import');
  const mutation = useActionMutation<boolean>();
  const saving = useActionMutation<ResponseOf<'import.saveRecipe'>>();
  const { derived, repairs, constants = {}, national } = recipeOf(file.type, file.options);
  const isEmpty = [derived, repairs, national].every((one) => one === undefined) && Object.keys(constants).length === 0;
  if (isEmpty) return null;
  return (
    <div className={`${flow.gridS} ${causeStyles.summary}`}>
      <Caption1>{t('recipe.hint')}</Caption1>
      <div className={flow.wrap}>
        <Button
          size="small"
          disabledFocusable={mutation.isPending}
          onClick={() => mutation.run(() => invoke('import.keepRecipe', file))}
        >
          {t('recipe.keep')}
        </Button>
        <Button
          size="small"
          appearance="subtle"
          disabledFocusable={saving.isPending}
          onClick={() =>
            saving.run(() =>
              invoke('import.saveRecipe', { ...file, name: t('recipe.fileName', { name: withoutEnding(fileName) }) }),
            )
          }
        >
          {t('recipe.save')}
        </Button>
      </div>
      {mutation.data !== undefined && (
        <MessageBar intent={mutation.data ? 'success' : 'warning'} layout="multiline" role="status">
          <MessageBarBody>{t(mutation.data ? 'recipe.kept' : 'recipe.untitled')}</MessageBarBody>
        </MessageBar>
      )}
      {saving.data !== undefined && (
        <MessageBar intent="success" layout="multiline" role="status">
          <MessageBarBody>{t('recipe.saved', { name: saving.data.fileName })}</MessageBarBody>
        </MessageBar>
      )}
      {mutation.error !== null && <ImportError error={mutation.error} />}
      {saving.error !== null && saving.error.kind !== 'cancelled' && <ImportError error={saving.error} />}
    </div>
  );
}

const withoutEnding = (fileName: string) => fileName.replace(/\.[^.]+$/u, '');
