import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { OfFile } from '#shared/ipc/transfer.ts';
import { ImportError } from '../ImportError.tsx';
import type { ImportActions } from '../wizard.ts';
import { RecipeOffer } from './RecipeOffer.tsx';

interface OpenRecipeProps {
  file: OfFile;
  isBusy: boolean;
  onCorrect: ImportActions['correct'];
}

/** Takes a recipe from a file, and says what of it this file or this platform lacks. */
export function OpenRecipe({ file, isBusy, onCorrect }: OpenRecipeProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const { run, isPending, data, error } = useActionMutation<ResponseOf<'import.openRecipe'>>();
  return (
    <>
      <div className={flow.wrap}>
        <Button
          size="small"
          appearance="subtle"
          disabledFocusable={isBusy || isPending}
          onClick={() => run(() => invoke('import.openRecipe', file))}
        >
          {t('recipe.open')}
        </Button>
      </div>
      {data !== undefined && (
        <>
          <RecipeOffer recipe={data.recipe} options={file.options} {...{ isBusy, onCorrect }} isOpened />
          {data.lacking.length > 0 && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                {t('recipe.lacking', { count: data.lacking.length, names: format.list(data.lacking) })}
              </MessageBarBody>
            </MessageBar>
          )}
          {data.isOtherPlatform && (
            <MessageBar intent="info" layout="multiline">
              <MessageBarBody>{t('recipe.otherPlatform')}</MessageBarBody>
            </MessageBar>
          )}
        </>
      )}
      {error !== null && error.kind !== 'cancelled' && <ImportError error={error} />}
    </>
  );
}
