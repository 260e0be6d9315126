import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportCodes } from '#shared/import/codes.ts';
import { useColumnLabel } from '../labels.ts';
import { useCodeTexts } from './useCodeTexts.ts';

interface CodesNoteProps {
  type: ImportType;
  codes: ImportCodes | undefined;
  /** Asks anew what they mean. Absent once lines were sent. */
  onChange?: () => void;
}

/** Says how the codes of a file are read, where the person was asked. */
export function CodesNote({ type, codes = {}, onChange }: CodesNoteProps) {
  const { t } = useTranslation('import');
  const label = useColumnLabel(type);
  const { readingOf } = useCodeTexts(type);
  const read = Object.entries(codes);
  if (read.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {read.map(([column, reading]) => (
          <div key={column}>{t('codes.read', { column: label(column), reading: readingOf(column, reading) })}</div>
        ))}
      </MessageBarBody>
      {onChange !== undefined && (
        <MessageBarActions>
          <Button onClick={onChange}>{t('codes.change')}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
