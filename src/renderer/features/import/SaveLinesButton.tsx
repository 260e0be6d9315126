import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { maxSavedLines } from '#shared/import/limits.ts';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { ImportError } from './ImportError.tsx';

type Saved = RequestOf<'import.saveLines'>;
export type SavedCauses = NonNullable<Saved['causes']>;

/** Saves the failed lines to a file like the imported one, with the reason of each. */
export function SaveLinesButton({
  checkId,
  lines = [],
  rest,
  causes,
}: {
  checkId: string;
  /** Reasons of single lines. */
  lines?: Saved['lines'];
  /** Reason of every other line that the platform did not accept. */
  rest?: Saved['rest'];
  /** Reason of each kind of error of the check. */
  causes?: SavedCauses;
}) {
  const { t } = useTranslation('import');
  const mutation = useActionMutation<ResponseOf<'import.saveLines'>>();
  const save = () =>
    mutation.run(() => {
      const titles = [t('saved.line'), t('saved.field'), t('saved.error')] as [string, string, string]; // The limit of the call.
      return invoke('import.saveLines', {
        checkId,
        titles,
        // The others get the general reason.
        lines: lines.slice(0, maxSavedLines),
        ...(rest !== undefined && { rest }),
        ...(causes !== undefined && { causes }),
      });
    });
  const { error } = mutation;
  return (
    <>
      <div>
        <Button icon={<ArrowDownloadRegular />} disabledFocusable={mutation.isPending} onClick={save}>
          {t('saved.button')}
        </Button>
      </div>
      {mutation.data !== undefined && (
        <MessageBar intent="success" role="status">
          <MessageBarBody>
            {t('saved.done', { name: mutation.data.fileName })}
            {mutation.data.isInUnicode && ` ${t('saved.unicode')}`}
          </MessageBarBody>
        </MessageBar>
      )}
      {error !== null && error.kind !== 'cancelled' && <ImportError error={error} />}
    </>
  );
}
