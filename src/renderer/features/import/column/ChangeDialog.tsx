import { Button, Field, Select, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { toAppError } from '#shared/failure.ts';
import { changed } from '#shared/import/changes.ts';
import { importFields } from '#shared/import/fields.ts';
import { hasCause } from '#shared/import/record.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import { useColumnLabel } from '../labels.ts';
import { isToLookAt } from '../repair/scopes.ts';
import { useCauseTexts } from '../useCauseTexts.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { changeOf, emptyChange, kindsFor } from './change-forms.ts';
import { type ColumnOfFile, useColumnValues } from './column-values.ts';

/** Changes shown before they are made. */
const SHOWN = 5;

interface ChangeDialogProps {
  of: ColumnOfFile;
  report: ImportReport;
  onRepair: (repairs: readonly ImportRepair[]) => void;
  onClose: () => void;
}

/** Changes all texts of a column in one way, or those with one problem; what becomes of them shows before. */
export function ChangeDialog({ of, report, onRepair, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['import', 'common']);
  const format = useFormat();
  const { column, type } = of;
  const label = useColumnLabel(type)(column);
  const textsOf = useCauseTexts();
  const [draft, setDraft] = useState({ ...emptyChange, kind: kindsFor(column)[0] ?? emptyChange.kind });
  const causes = report.groups.filter((group) => group.column === column && isToLookAt(group));
  const [causeName, setCauseName] = useState('');
  const cause = causes.find((group) => group.cause === causeName)?.cause ?? null;
  const values = useColumnValues(of);
  const change = changeOf(draft);
  const field = importFields[type].find((one) => one.column === column);
  const changes =
    change === null || field === undefined
      ? []
      : [...(draft.kind === 'fill' ? [{ value: '', count: 0 }] : []), ...(values.data?.values ?? [])]
          .filter(({ value }) => cause === null || hasCause(field, value, cause))
          .map(({ value, count }) => ({ value, count, to: changed(change, value) }))
          .filter(({ value, to }) => value !== to);
  const lines = changes.reduce((sum, { count }) => sum + count, 0);
  return (
    <DialogFrame
      title={t('column.changeTitle', { column: label })}
      isForm
      onDismiss={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (change === null) return;
        onRepair([{ column, change, cause }]);
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={change === null || changes.length === 0}>
            {t('column.apply')}
          </Button>
        </>
      }
    >
      <ChangeFields {...{ column, draft }} onDraft={setDraft} />
      {causes.length > 0 && (
        <Field label={t('column.which')}>
          <Select value={causeName} onChange={(_, { value }) => setCauseName(value)}>
            <option value="">{t('column.allCells')}</option>
            {causes.map((group) => (
              <option key={group.cause} value={group.cause}>
                {textsOf(group).title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {values.error !== null && <ImportError error={toAppError(values.error)} />}
      {change !== null && values.data !== undefined && (
        <div className={flow.stackXS} role="status">
          <Text weight="semibold">
            {changes.length === 0
              ? t('column.nothing')
              : draft.kind === 'fill'
                ? t('column.fills')
                : t('column.preview', { count: lines, shown: format.number(lines) })}
          </Text>
          <ul className={styles.items}>
            {changes.slice(0, SHOWN).map(({ value, to }) => (
              <li key={value}>
                <code>{value.trim() === '' ? t('check.emptyValue') : value}</code> →{' '}
                <code>{to === '' ? t('check.emptyValue') : to}</code>
              </li>
            ))}
          </ul>
          {!values.data.isComplete && <Text className={styles.hint}>{t('column.notAll')}</Text>}
        </div>
      )}
    </DialogFrame>
  );
}
