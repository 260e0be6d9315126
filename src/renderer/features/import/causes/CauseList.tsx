import { Button, Caption1, Text } from '@fluentui/react-components';
import { CheckmarkCircleRegular, DismissCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { type CoordinateChange, suggestedCoordinates } from '#shared/import/coordinate-changes.ts';
import { type ImportRepair, isSameCell, leaveOutCause } from '#shared/import/repairs.ts';
import { suggestedValue } from '#shared/import/suggestions.ts';
import type { RowFilter } from '#shared/ipc/import-rows.ts';
import type { ImportGroup, ImportReport } from '#shared/ipc/transfer.ts';
import { useColumnLabel } from '../labels.ts';
import { type Repairing, RepairPanel } from '../repair/RepairPanel.tsx';
import { isRepairable, isToLookAt } from '../repair/scopes.ts';
import { Toggle } from '../Toggle.tsx';
import { useCauseTexts } from '../useCauseTexts.ts';
import styles from './causes.module.css';

export interface CauseListProps {
  report: ImportReport;
  /** The causes of the report that are listed. */
  groups: readonly ImportGroup[];
  repairing: Repairing;
  repairs: readonly ImportRepair[];
  onRemoveRepairs: (repairs: readonly ImportRepair[]) => void;
  /** Platform columns that the file provides. */
  fed: ReadonlySet<string | null>;
  /** What the grid lists. */
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** The causes of problems, each with its number of lines and what can be done with all of them. */
export const CauseList = ({ heading, ...props }: CauseListProps & { heading: string }) => (
  <ul className={flow.plain} aria-labelledby={heading}>
    {props.groups.map((group) => (
      <CauseCard key={`${group.cause}/${group.column}`} {...props} group={group} />
    ))}
  </ul>
);

function CauseCard({
  report,
  group,
  repairing,
  repairs,
  onRemoveRepairs,
  fed,
  filter,
  onFilter,
}: Omit<CauseListProps, 'groups'> & { group: ImportGroup }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const label = useColumnLabel(report.type);
  const { title, advice } = useCauseTexts()(group);
  const [isRepairing, setIsRepairing] = useState(false);
  const repairId = useId();
  const { cause, column, count, samples } = group;
  const named = column === null ? t('check.wholeLine') : label(column);
  const isMeant = samples.some((sample) => suggestedValue(report.type, cause, column ?? '', sample) !== null);
  const repairLabel = t(isMeant ? 'repair.openSuggested' : 'repair.open');
  // The same buttons stand in every card: their names say of which.
  const nameOf = (action: string) => t('check.ofGroup', { action, cause: title, column: named });
  const leavingOut = leaveOutCause(group);
  const isLeftOut = repairs.some((one) => isSameCell(one, leavingOut));
  const isShown = 'cause' in filter && filter.cause === cause && filter.column === column;
  const canRepair = isRepairable(group) && fed.has(column);
  const coordinates = coordinatesOf(group, fed);
  const leaveLabel = t(cause === 'duplicateInFile' ? 'check.keepFirst' : 'check.leaveOut');
  return (
    <li className={styles.card} data-current={isShown || undefined}>
      <div className={styles.head}>
        <Mark group={group} />
        <Text weight="semibold" className={`${flow.words} ${flow.grow}`}>
          {title}
        </Text>
        <Text weight="semibold" className={flow.digits}>
          {format.number(count)}
        </Text>
      </div>
      <Caption1 block className={styles.under}>
        {[named, ...samples.map((sample) => (sample.trim() === '' ? t('check.emptyValue') : sample))].join(' · ')}
      </Caption1>
      <Caption1 block className={styles.advice}>
        {advice}
      </Caption1>
      <div className={flow.wrap}>
        {canRepair && (
          <Toggle
            controls={repairId}
            label={repairLabel}
            name={nameOf(repairLabel)}
            isOpen={isRepairing}
            onToggle={setIsRepairing}
          />
        )}
        {coordinates !== null && (
          <Button
            size="small"
            aria-label={nameOf(t(`coordinates.${coordinates}`))}
            onClick={() => repairing.onRepair([{ coordinates }])}
          >
            {t(`coordinates.${coordinates}`)}
          </Button>
        )}
        {hasRecords(group) && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={nameOf(t('check.showLines'))}
            onClick={() => onFilter({ cause, column })}
          >
            {t('check.showLines')}
          </Button>
        )}
        {isToLookAt(group) &&
          (isLeftOut ? (
            <Button
              size="small"
              appearance="subtle"
              aria-label={nameOf(t('check.putBack'))}
              onClick={() => onRemoveRepairs([leavingOut])}
            >
              {t('check.putBack')}
            </Button>
          ) : (
            <Button
              size="small"
              appearance="subtle"
              aria-label={nameOf(leaveLabel)}
              onClick={() => repairing.onRepair([leavingOut])}
            >
              {leaveLabel}
            </Button>
          ))}
      </div>
      <div id={repairId} hidden={!isRepairing}>
        {isRepairing && canRepair && (
          <RepairPanel
            type={report.type}
            checkId={report.checkId}
            group={group}
            {...repairing}
            onRepair={(corrections) => {
              setIsRepairing(false);
              repairing.onRepair(corrections);
            }}
          />
        )}
      </div>
    </li>
  );
}

/** The change of both coordinates that the values of a cause suggest; null where the file has not both. */
function coordinatesOf(
  { cause, column, samples }: ImportGroup,
  fed: ReadonlySet<string | null>,
): CoordinateChange | null {
  if (column !== 'latitude' && column !== 'longitude') return null;
  if (!fed.has('latitude') || !fed.has('longitude')) return null;
  return samples.map((sample) => suggestedCoordinates(cause, sample)).find((change) => change !== null) ?? null;
}

/** Whether lines of the list have the cause: rows without content are no lines of it. */
const hasRecords = ({ cause }: ImportGroup): boolean => cause !== 'emptyRow' && cause !== 'aboveHeader';

function Mark({ group }: { group: ImportGroup }) {
  if (group.severity === 'error') return <DismissCircleRegular className={`${flow.danger} ${styles.mark}`} />;
  if (isToLookAt(group)) return <WarningRegular className={`${flow.warning} ${styles.mark}`} />;
  return <CheckmarkCircleRegular className={`${flow.success} ${styles.mark}`} />;
}
