import { Caption1, Text } from '@fluentui/react-components';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestedValue } from '#shared/import/suggestions.ts';
import type { ImportGroup, ImportReport } from '#shared/ipc/transfer.ts';
import styles from './Import.module.css';
import { useColumnLabel } from './labels.ts';
import { ProblemLines } from './ProblemLines.tsx';
import { type Repairing, RepairPanel } from './repair/RepairPanel.tsx';
import { isRepairable } from './repair/scopes.ts';
import { Toggle } from './Toggle.tsx';
import { useCauseTexts } from './useCauseTexts.ts';

const SHOWN_LINES = 8;

export interface ProblemGroupsProps {
  /** Id of the heading above, which names the table. */
  heading: string;
  report: ImportReport;
  /** The groups of the report that are listed. */
  groups: readonly ImportGroup[];
  /** How cells in error are corrected here. */
  repairing: Repairing;
  /** Platform columns that the file provides. */
  fed: ReadonlySet<string | null>;
}

/** Lists the problems, one row per cause and column; a row expands to its lines. */
export function ProblemGroups({ heading, report, groups, repairing, fed }: ProblemGroupsProps) {
  const { t } = useTranslation('import');
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t('check.cause')}</th>
            <th scope="col">{t('check.column')}</th>
            <th scope="col" className={styles.number}>
              {t('check.count')}
            </th>
            <th scope="col">{t('check.lines')}</th>
            <th scope="col">{t('check.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRow
              key={`${group.cause}/${group.column}`}
              {...{ report, group }}
              repairing={isRepairable(group) && fed.has(group.column) ? repairing : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GroupRow({
  report,
  group,
  repairing,
}: {
  report: ImportReport;
  group: ImportGroup;
  /** Null where nothing can be corrected here. */
  repairing: Repairing | null;
}) {
  const { t } = useTranslation('import');
  const label = useColumnLabel(report.type);
  const { title, advice } = useCauseTexts()(group);
  const [isOpen, setIsOpen] = useState(false);
  const [isRepairing, setIsRepairing] = useState(false);
  const linesId = useId();
  const repairId = useId();
  const shown = group.lines.slice(0, SHOWN_LINES);
  const others = group.count - shown.length;
  const column = group.column === null ? t('check.wholeLine') : label(group.column);
  const isMeant = group.samples.some(
    (sample) => suggestedValue(report.type, group.cause, group.column ?? '', sample) !== null,
  );
  const repairLabel = t(isMeant ? 'repair.openSuggested' : 'repair.open');
  const linesLabel = t(isOpen ? 'check.hideLines' : 'check.showLines');
  // The same buttons stand in every row: their names say of which.
  const nameOf = (action: string) => t('check.ofGroup', { action, cause: title, column });
  return (
    <Fragment>
      <tr data-problem tabIndex={-1}>
        <th scope="row">
          <Text block weight="semibold">
            {title}
          </Text>
          <Caption1 block className={styles.hint}>
            {advice}
          </Caption1>
        </th>
        <td>{column}</td>
        <td className={styles.number}>{group.count}</td>
        <td>
          <Text block>
            {shown.join(', ')} {others > 0 && t('check.moreLines', { count: others })}
          </Text>
          {group.count > 1 && (
            <Toggle
              controls={linesId}
              label={linesLabel}
              name={nameOf(linesLabel)}
              isOpen={isOpen}
              onToggle={setIsOpen}
            />
          )}
          {repairing !== null && (
            <Toggle
              controls={repairId}
              label={repairLabel}
              name={nameOf(repairLabel)}
              isOpen={isRepairing}
              onToggle={setIsRepairing}
            />
          )}
        </td>
        <td className={styles.samples}>
          {group.samples.map((sample) => (sample.trim() === '' ? t('check.emptyValue') : sample)).join(' · ')}
        </td>
      </tr>
      <tr id={repairId} hidden={!isRepairing}>
        {isRepairing && repairing !== null && (
          <td colSpan={5}>
            <RepairPanel type={report.type} checkId={report.checkId} group={group} {...repairing} />
          </td>
        )}
      </tr>
      <tr id={linesId} hidden={!isOpen}>
        {isOpen && (
          <td colSpan={5}>
            <ProblemLines checkId={report.checkId} group={group} />
          </td>
        )}
      </tr>
    </Fragment>
  );
}
