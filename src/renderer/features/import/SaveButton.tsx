import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { ImportError } from './ImportError.tsx';

/** Titles of the columns that are added to a file of lines to correct: line, field, error. */
type Titles = [line: string, field: string, error: string];

interface SaveButtonProps {
  save: (titles: Titles) => Promise<ResponseOf<'import.saveLines'>>;
}

/** Saves lines to correct to a file like the imported one, and says what became of it. */
export function SaveButton({ save }: SaveButtonProps) {
  const { t } = useTranslation('import');
  const { run, isPending, data, error } = useActionMutation<ResponseOf<'import.saveLines'>>();
  return (
    <>
      <div>
        <Button
          icon={<ArrowDownloadRegular />}
          disabledFocusable={isPending}
          onClick={() => run(() => save([t('saved.line'), t('saved.field'), t('saved.error')]))}
        >
          {t('saved.button')}
        </Button>
      </div>
      {data !== undefined && (
        <MessageBar intent="success" role="status">
          <MessageBarBody>
            {t('saved.done', { name: data.fileName })}
            {data.isInUnicode && ` ${t('saved.unicode')}`}
          </MessageBarBody>
        </MessageBar>
      )}
      {error !== null && error.kind !== 'cancelled' && <ImportError error={error} />}
    </>
  );
}
