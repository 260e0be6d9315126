import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from './DecisionBar.tsx';
import { decisionsOf, type LineDecisions, leftOut, leftOutLines } from './decisions.ts';

interface LeftOutPlacesProps {
  title: string;
  hint: string;
  lines: readonly { line: number; record: string; label: string; beside?: ReactNode }[];
  decisions: LineDecisions;
}

/** Lines that may better be left out: all at once, or one by one. */
export function LeftOutPlaces({ title, hint, lines, decisions }: LeftOutPlacesProps) {
  const { t } = useTranslation('import');
  const { options, isBusy, remaining, onRepair, onRemoveRepairs } = decisions;
  const out = leftOutLines(options.repairs);
  const sent = lines.filter(({ line }) => !out.has(line));
  if (lines.length === 0) return null;
  return (
    <DecisionBar
      {...{ title, hint }}
      all={[
        {
          label: t('changes.leaveAllOut'),
          isDisabled: isBusy || sent.length === 0 || sent.length > remaining,
          onClick: () => onRepair(sent.map(leftOut)),
        },
        {
          label: t('changes.sendAll'),
          isDisabled: isBusy || sent.length === lines.length,
          onClick: () => onRemoveRepairs(decisionsOf(options.repairs, lines)),
        },
      ]}
      decisions={lines.map((line) => ({
        key: String(line.line),
        label: line.label,
        beside: line.beside,
        isChosen: out.has(line.line),
        onChange: (isChosen) =>
          isChosen ? onRepair([leftOut(line)]) : onRemoveRepairs(decisionsOf(options.repairs, [line])),
      }))}
    />
  );
}
