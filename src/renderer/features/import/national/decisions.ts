import { isDecision, keepingRepairs } from '#shared/import/national/keeping.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { EditedLine, ImportChanges } from '#shared/ipc/import-national.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';

/** What of a checked file the person decides about, line by line. */
export interface LineDecisions {
  /** Whether the file is one of the national schema. */
  isNational: boolean;
  selectionId: string;
  options: ImportOptions;
  /** Whether the lines are being checked, so that the check shown is the one before. */
  isBusy: boolean;
  /** Number of corrections that can still be added. */
  remaining: number;
  onRepair: (repairs: readonly ImportRepair[]) => void;
  onRemoveRepairs: (repairs: readonly ImportRepair[]) => void;
  /** Lines about which was decided by default; null for an import that is taken up again as it was sent. */
  decided: readonly number[] | null;
  /** Decides about lines by default, once. */
  onDecide: (repairs: readonly ImportRepair[], lines: readonly number[]) => void;
}

type Line = Pick<EditedLine, 'line' | 'record'>;

export const leftOut = ({ line, record }: Line): ImportRepair => ({ leavesOut: 'line', line, record });

/** Lines that are left out one by one. */
export const leftOutLines = (repairs: readonly ImportRepair[] = []): ReadonlySet<number> =>
  new Set(repairs.flatMap((repair) => ('leavesOut' in repair && repair.leavesOut === 'line' ? [repair.line] : [])));

/** Returns whether a line keeps what was changed by hand on the platform: it is left out, or has its values. */
export function keptBy(repairs: readonly ImportRepair[] = []): (line: EditedLine) => boolean {
  const out = leftOutLines(repairs);
  const written = new Set(
    repairs.flatMap((repair) => ('from' in repair ? [`${repair.line} ${repair.column} ${repair.to}`] : [])),
  );
  return (line) =>
    out.has(line.line) ||
    keepingRepairs(line).every(
      (one) => 'to' in one && 'line' in one && written.has(`${one.line} ${one.column} ${one.to}`),
    );
}

/** The corrections of some lines that are decisions, to take them back. */
export function decisionsOf(repairs: readonly ImportRepair[] = [], lines: readonly Line[]): ImportRepair[] {
  const wanted = new Set(lines.map(({ line }) => line));
  return repairs.filter((repair) => isDecision(repair) && 'line' in repair && wanted.has(repair.line));
}

/** Corrections that the unchanged lines leave to the person. */
const RESERVED = 200;

/**
 * What is decided where nobody has: nothing that was changed by hand on the platform is replaced, nothing that was
 * deleted there is made again, and lines that would change nothing are not sent. As many as fit.
 */
export function defaultDecisions(
  { edited, missing, unchanged }: ImportChanges,
  { decided, remaining, options: { repairs = [] } }: Pick<LineDecisions, 'decided' | 'remaining' | 'options'>,
): { repairs: ImportRepair[]; lines: number[] } {
  const made: { repairs: ImportRepair[]; lines: number[] } = { repairs: [], lines: [] };
  if (decided === null) return made;
  const kept = leftOutLines(repairs);
  const before = new Set(decided);
  const decide = (line: Line, needed: readonly ImportRepair[]) => {
    if (before.has(line.line)) return;
    const added = kept.has(line.line) ? [] : needed;
    if (made.repairs.length + added.length > remaining) return;
    made.repairs.push(...added);
    made.lines.push(line.line);
  };
  for (const line of edited) decide(line, keepingRepairs(line));
  for (const line of missing) decide(line, [leftOut(line)]);
  // Sending them does no harm: they go where they would take the corrections that may be needed yet.
  if (made.repairs.length + unchanged.length > remaining - RESERVED) return made;
  for (const line of unchanged) decide(line, [leftOut(line)]);
  return made;
}
