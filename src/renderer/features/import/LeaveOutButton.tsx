import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Repairing } from './repair/RepairPanel.tsx';

/** How lines of a checked file are left out. */
export type LeavingOutLines = Pick<Repairing, 'remaining' | 'onRepair'>;

interface LeaveOutButtonProps {
  label: string;
  lines: readonly { line: number; record: string }[];
  leavingOut: LeavingOutLines;
}

/** Leaves out lines by one press, where so many corrections can still be added. */
export function LeaveOutButton({ label, lines, leavingOut: { remaining, onRepair } }: LeaveOutButtonProps) {
  const { t } = useTranslation('import');
  const isTooMany = lines.length > remaining;
  return (
    <Button
      disabledFocusable={isTooMany}
      title={isTooMany ? t('repair.tooMany', { count: remaining }) : undefined}
      onClick={() => onRepair(lines.map(({ line, record }) => ({ leavesOut: 'line', line, record })))}
    >
      {label}
    </Button>
  );
}
