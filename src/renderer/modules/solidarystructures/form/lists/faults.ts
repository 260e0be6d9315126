import { isSame } from '#renderer/kit/form/changes.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { hasOptions } from '#shared/resources/solidarystructures/proof.ts';
import { fitsIn, lineLimit } from '#shared/text-limits.ts';
import { type AnyRow, isBlank, type OptionRow, sameLabel, storedValue } from './rows.ts';

/** What is wrong in a list. */
interface RowFault {
  /** Where, below the list: `2.label`, `0.options.1.value`. */
  path: string;
  /** An encoded message (`ruleMessage`). */
  message: string;
}

const LEAST_OPTIONS = 2;

const required = ruleMessage('form:rules.required');
const tooLong = ruleMessage('form:rules.tooLong', { longest: lineLimit });

const lengthFault = (text: string): string | null =>
  text.trim() === '' ? required : fitsIn(lineLimit, text) ? null : tooLong;

const sharedBy = (texts: readonly string[]): ((text: string) => boolean) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(sameLabel(text), (counts.get(sameLabel(text)) ?? 0) + 1);
  return (text) => text.trim() !== '' && (counts.get(sameLabel(text)) ?? 0) > 1;
};

/**
 * Finds what the platform or a reader of the list could not take: labels that are missing, too long or the same as
 * another one (docs/screens/09-solidary-structures.md §5.3, §5.4).
 * @param stored the list of the platform: what it holds already passes as long as nobody changes it
 */
export function rowFaults(rows: readonly AnyRow[], stored: readonly AnyRow[]): RowFault[] {
  const isShared = sharedBy(rows.map(({ label }) => label));
  const formerOf = (row: AnyRow) => (row.id === null ? undefined : stored.find(({ id }) => id === row.id));
  return rows.flatMap((row, rank): RowFault[] => {
    if (isBlank(row)) return [];
    const former = formerOf(row);
    const faults: RowFault[] = [];
    const add = (path: string, message: string | null) => {
      if (message !== null) faults.push({ path: `${rank}.${path}`, message });
    };
    if (row.label !== former?.label) {
      add(
        'label',
        lengthFault(row.label) ?? (isShared(row.label) ? ruleMessage('structureLists:faults.shared') : null),
      );
    }
    const volunteerLabel = row.labelVolunteer ?? '';
    if (volunteerLabel !== former?.labelVolunteer && !fitsIn(lineLimit, volunteerLabel)) add('labelVolunteer', tooLong);
    if (row.kind !== undefined && hasOptions(row.kind) && row.options !== undefined) {
      const isStored = former?.kind === row.kind && isSame(former.options, row.options);
      if (!isStored) for (const { path, message } of optionFaults(row.options)) add(path, message);
    }
    return faults;
  });
}

/** What a choice cannot be made of: fewer than two options, the sign that joins them, a text twice in its column. */
function optionFaults(options: readonly OptionRow[]): RowFault[] {
  const given = options.filter(({ label, value }) => label.trim() !== '' || (value ?? '').trim() !== '');
  const isLabelShared = sharedBy(given.map(({ label }) => label));
  const isValueShared = sharedBy(given.map(storedValue));
  const faultOf = (text: string, isShared: (text: string) => boolean) => {
    if (text.includes(';')) return ruleMessage('structureLists:faults.separator');
    return lengthFault(text) ?? (isShared(text) ? ruleMessage('structureLists:faults.shared') : null);
  };
  const faults = options.flatMap((option, at): RowFault[] => {
    if (!given.includes(option)) return [];
    const label = faultOf(option.label, isLabelShared);
    // A value that follows its label shows the label's fault alone.
    const value = option.value === null && label !== null ? null : faultOf(storedValue(option), isValueShared);
    return [
      ...(label === null ? [] : [{ path: `options.${at}.label`, message: label }]),
      ...(value === null ? [] : [{ path: `options.${at}.value`, message: value }]),
    ];
  });
  if (given.length >= LEAST_OPTIONS) return faults;
  return [{ path: 'options', message: ruleMessage('structureLists:faults.fewOptions') }, ...faults];
}
