import type { EditedLine } from '../../ipc/import-national.ts';
import type { ImportOptions } from '../../ipc/transfer.ts';
import type { ImportRepair } from '../repairs.ts';

/**
 * The corrections that keep on the platform what was changed there by hand: the values of the platform stand in the
 * line, so that what the file has changed goes with them; else the line is left out.
 */
export function keepingRepairs({
  line,
  record,
  fields,
}: Pick<EditedLine, 'line' | 'record' | 'fields'>): ImportRepair[] {
  const byHand = fields.filter(({ by }) => by !== 'file');
  const isSent = byHand.length < fields.length && byHand.every(({ canKeep }) => canKeep);
  if (!isSent) return [{ leavesOut: 'line', line, record }];
  return byHand.map(({ column, platform }) => ({
    column,
    line,
    record,
    to: platform ?? '',
    from: 'platform' as const,
  }));
}

/** Whether a correction is a decision about one line. */
export const isDecision = (repair: ImportRepair): boolean =>
  'leavesOut' in repair ? repair.leavesOut === 'line' : 'from' in repair;

/** The options by which lines are compared: the decisions about lines do not change what there is to decide. */
export const comparedOptions = ({ repairs = [], ...options }: ImportOptions): ImportOptions => ({
  ...options,
  repairs: repairs.filter((repair) => !isDecision(repair)),
});
