import { Button, Subtitle2 } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ColumnChange } from '#shared/import/changes.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import causeStyles from '../causes/causes.module.css';
import styles from '../Import.module.css';
import { useColumnLabel } from '../labels.ts';
import { useCauseTexts } from '../useCauseTexts.ts';

const SHOWN = 10;

interface CorrectionsProps {
  report: Pick<ImportReport, 'type' | 'repaired'>;
  repairs: readonly ImportRepair[];
  onRemove: (repairs: readonly ImportRepair[]) => void;
}

/**
 * Lists the user's repairs with the number of lines each applies to. Repairs that apply to none any more come first,
 * with their text, so that it can be typed again.
 */
export function Corrections({ report, repairs, onRemove }: CorrectionsProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const label = useColumnLabel(report.type);
  const textsOf = useCauseTexts();
  const headingId = useId();
  const [isExpanded, setExpanded] = useState(false);
  if (repairs.length === 0) return null;
  const counted = repairs.map((repair, at) => ({ repair, count: report.repaired[at] ?? 0 }));
  // Lines that are left out one by one are many, and one entry.
  const isLeftOut = ({ repair, count }: (typeof counted)[number]) =>
    'leavesOut' in repair && repair.leavesOut === 'line' && count > 0;
  const leftOut = counted.filter(isLeftOut);
  const isGathered = leftOut.length > 1;
  const all = [
    ...(isGathered ? counted.filter((one) => !isLeftOut(one)) : counted).map(({ repair, count }) => ({
      repairs: [repair],
      text: repairText(repair, count),
      count,
    })),
    ...(isGathered
      ? [
          {
            repairs: leftOut.map(({ repair }) => repair),
            text: t('repair.done.leftOutLines', { count: leftOut.length, shown: format.number(leftOut.length) }),
            count: leftOut.length,
          },
        ]
      : []),
  ].toSorted((one, other) => Number(one.count > 0) - Number(other.count > 0));
  const shown = isExpanded ? all : all.slice(0, SHOWN);
  return (
    <section className={`${flow.gridS} ${causeStyles.summary}`} aria-labelledby={headingId}>
      <Subtitle2 as="h2" id={headingId}>
        {t('repair.done.title')}
      </Subtitle2>
      <ul className={styles.items}>
        {shown.map(({ repairs: some, text, count }) => (
          <li key={JSON.stringify(some[0])}>
            <span data-tone={count === 0 ? 'warning' : undefined}>{text}</span>
            <Button
              size="small"
              appearance="subtle"
              aria-label={t('repair.done.removeOne', { text })}
              onClick={() => onRemove(some)}
            >
              {t('repair.done.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <div>
          <Button size="small" onClick={() => setExpanded(true)}>
            {t('repair.done.all', { count: all.length })}
          </Button>
        </div>
      )}
    </section>
  );

  function changeText(change: ColumnChange): string {
    switch (change.kind) {
      case 'replace':
        return t(change.with === '' ? 'repair.done.changes.remove' : 'repair.done.changes.replace', change);
      case 'add':
        if (change.before !== '' && change.after !== '') return t('repair.done.changes.around', change);
        return t(change.after === '' ? 'repair.done.changes.before' : 'repair.done.changes.after', change);
      case 'fill':
        return t('repair.done.changes.fill', change);
      case 'case':
        return t(`repair.done.changes.${change.to}`);
      case 'digits':
        return t('repair.done.changes.digits');
      case 'date':
        return t(`repair.done.changes.${change.order}`);
    }
  }

  function repairText(repair: ImportRepair, count: number): string {
    if ('leavesOut' in repair) {
      if (repair.leavesOut === 'line') {
        return t(count === 0 ? 'repair.done.lostLeftOut' : 'repair.done.leftOut', { line: format.number(repair.line) });
      }
      const { title } = textsOf(repair);
      return t('repair.done.leftOutCause', { cause: title, count, shown: format.number(count) });
    }
    if ('hasAccount' in repair) {
      return t(count === 0 ? 'repair.done.lostAccount' : 'repair.done.account', { line: format.number(repair.line) });
    }
    if ('coordinates' in repair) {
      const change = t(`coordinates.${repair.coordinates}`);
      return t('repair.done.coordinates', { change, count, shown: format.number(count) });
    }
    const column = label(repair.column);
    if ('change' in repair) {
      return t('repair.done.change', { column, change: changeText(repair.change), count, shown: format.number(count) });
    }
    const to = repair.to === '' ? t('check.emptyValue') : t('repair.value', { value: repair.to });
    if ('line' in repair) {
      if (repair.from === 'platform' && count > 0) {
        return t('repair.done.kept', { column, line: format.number(repair.line), to });
      }
      return t(count === 0 ? 'repair.done.lostLine' : 'repair.done.line', {
        column,
        line: format.number(repair.line),
        to,
      });
    }
    const value = repair.value === '' ? t('check.emptyValue') : t('repair.value', { value: repair.value });
    if (count === 0) return t('repair.done.lostValue', { column, value, to });
    return t('repair.done.value', { column, value, to, count, shown: format.number(count) });
  }
}
