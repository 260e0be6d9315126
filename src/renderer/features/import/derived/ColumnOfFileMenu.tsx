import { MenuItem } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { type DerivedColumn, maxDerivedColumns, withDerived, withoutDerived } from '#shared/import/derived-columns.ts';
import type { ImportDetection, ImportOptions } from '#shared/ipc/transfer.ts';
import type { ImportActions } from '../wizard.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { derivedAt, firstRows } from './rows.ts';
import { SplitDialog } from './SplitDialog.tsx';

interface ColumnOfFileMenuProps {
  /** Position of the column. */
  at: number;
  /** Names of all columns. */
  names: readonly string[];
  detection: ImportDetection;
  options: ImportOptions;
  isBusy: boolean;
  onCorrect: ImportActions['correct'];
}

/** Makes columns of a column of the file: its text cut in two, or joined with another; and takes them away. */
export function ColumnOfFileMenu({ at, names, detection, options, isBusy, onCorrect }: ColumnOfFileMenuProps) {
  const { t } = useTranslation('import');
  const [open, setOpen] = useState<'split' | 'join' | null>(null);
  const derived = options.derived ?? [];
  const made = derivedAt(derived, names.length, at);
  const isFull = isBusy || derived.length === maxDerivedColumns;
  const name = names[at] ?? '';
  const mappingOf = ({ mapping = detection.columns.map(({ column }) => column) }: ImportOptions) => mapping;
  const add = (one: DerivedColumn) =>
    onCorrect((latest) => ({
      ...latest,
      mapping: withDerived(detection.type, mappingOf(latest), one),
      derived: [...(latest.derived ?? []), one],
    }));
  const close = () => setOpen(null);
  return (
    <>
      <MoreMenu size="small" label={t('derived.menu', { column: name })}>
        <MenuItem disabled={isFull} onClick={() => setOpen('split')}>
          {t('derived.split')}
        </MenuItem>
        <MenuItem disabled={isFull || names.length < 2} onClick={() => setOpen('join')}>
          {t('derived.join')}
        </MenuItem>
        {made !== null && (
          <MenuItem
            disabled={isBusy}
            onClick={() =>
              onCorrect((latest) => ({ ...latest, ...withoutDerived(mappingOf(latest), latest.derived ?? [], made) }))
            }
          >
            {t('derived.remove')}
          </MenuItem>
        )}
      </MoreMenu>
      {open === 'split' && (
        <SplitDialog
          name={name}
          texts={firstRows(detection, derived).map((row) => row[at] ?? '')}
          onSplit={(cut, text) => add({ kind: 'split', of: at, at: cut, text })}
          onClose={close}
        />
      )}
      {open === 'join' && (
        <JoinDialog
          {...{ at, names }}
          rows={firstRows(detection, derived)}
          onJoin={(of, separator) => add({ kind: 'join', of, with: separator })}
          onClose={close}
        />
      )}
    </>
  );
}
