import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#shared/failure.ts';
import { mostSavedLines } from '#shared/import/limits.ts';
import type { RestWords } from '#shared/ipc/transfer.ts';
import { invoke } from '../bridge.ts';
import { ImportError } from './ImportError.tsx';

export interface WrongLine {
  line: number;
  field: string;
  error: string;
}

/** Saves the lines that something is wrong with in a file like the one that was chosen, with what it is. */
export function SaveLinesButton({
  checkId,
  gather,
  rest,
}: {
  checkId: string;
  gather: () => Promise<WrongLine[]>;
  /** What is said of every other line that the platform did not take. */
  rest?: { refused: RestWords; uncertain: RestWords };
}) {
  const { t } = useTranslation('import');
  const save = useMutation({
    mutationFn: async () => {
      const lines = (await gather()).slice(0, mostSavedLines);
      const titles = [t('saved.line'), t('saved.field'), t('saved.error')] as [string, string, string]; // As many as the call takes.
      return invoke('import.saveLines', { checkId, titles, lines, ...(rest !== undefined && { rest }) });
    },
  });
  const error = save.error === null ? null : toAppError(save.error);
  return (
    <>
      <div>
        <Button icon={<ArrowDownloadRegular />} disabled={save.isPending} onClick={() => save.mutate()}>
          {t('saved.button')}
        </Button>
      </div>
      {save.data !== undefined && (
        <MessageBar intent="success" role="status">
          <MessageBarBody>{t('saved.done', { name: save.data.fileName })}</MessageBarBody>
        </MessageBar>
      )}
      {error !== null && error.kind !== 'cancelled' && <ImportError error={error} />}
    </>
  );
}
