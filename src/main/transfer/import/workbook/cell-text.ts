import type { CellValue } from 'hucre';

/** A number as the shortest decimal that stands for it, without exponent. */
function plainDecimal(number: number): string {
  const text = String(number);
  const [, sign = '', whole = '', fraction = '', exponent = ''] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === '') return text;
  const digits = whole + fraction;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}

/**
 * The text that a cell of a workbook stands for: a number without a point that it has not, a date as YYYY-MM-DD without
 * its hour, yes and no as 1 and 0, an error as it is written (`#N/A`).
 */
export function cellText(value: CellValue): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return plainDecimal(value);
    case 'boolean':
      return value ? '1' : '0';
    default:
      return value === null ? '' : dayOf(value);
  }
}

const dayOf = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10));
