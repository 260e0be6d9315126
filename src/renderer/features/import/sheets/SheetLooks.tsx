import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { ImportDetection } from '#shared/ipc/transfer.ts';

interface SheetLooksProps {
  /** Null where it is not known. */
  looks: NonNullable<ImportDetection['workbook']>['looks'];
}

/** Says what a sheet hides or merges, which is read all the same. */
export function SheetLooks({ looks }: SheetLooksProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  if (looks === null) return null;
  const said = (['hiddenRows', 'hiddenColumns', 'merged'] as const).filter((key) => looks[key] > 0);
  if (said.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {said.map((key) => t(`sheets.${key}`, { count: looks[key], shown: format.number(looks[key]) })).join(' ')}
      </MessageBarBody>
    </MessageBar>
  );
}
