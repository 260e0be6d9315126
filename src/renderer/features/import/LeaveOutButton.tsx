import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { Repairing } from './repair/RepairPanel.tsx';

/** How lines of a checked file are left out. */
export type LeavingOutLines = Pick<Repairing, 'remaining' | 'onRepair'>;

interface LeaveOutButtonProps {
  label: string;
  lines: readonly LineOfFile[];
  leavingOut: LeavingOutLines;
  /** What is done with each line; it is left out if absent. */
  repairOf?: (line: LineOfFile) => ImportRepair;
}

type LineOfFile = { line: number; record: string };

const leavesOut = ({ line, record }: LineOfFile): ImportRepair => ({ leavesOut: 'line', line, record });

/** Leaves out lines by one press, or does something else with them, where so many corrections can still be added. */
export function LeaveOutButton({
  label,
  lines,
  leavingOut: { remaining, onRepair },
  repairOf = leavesOut,
}: LeaveOutButtonProps) {
  const { t } = useTranslation('import');
  const isTooMany = lines.length > remaining;
  return (
    <Button
      disabledFocusable={isTooMany}
      title={isTooMany ? t('repair.tooMany', { count: remaining }) : undefined}
      onClick={() => onRepair(lines.map(({ line, record }) => repairOf({ line, record })))}
    >
      {label}
    </Button>
  );
}
