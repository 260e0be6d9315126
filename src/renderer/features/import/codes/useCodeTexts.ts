import { useTranslation } from 'react-i18next';
import type { ImportType } from '#shared/import/causes.ts';
import { type CodeReading, codeAs } from '#shared/import/codes.ts';
import { foldValue, withBuiltInValues } from '#shared/import/value-replacements.ts';

const genders: Readonly<Record<string, 'woman' | 'man' | 'other'>> = { '1': 'woman', '2': 'man', '3': 'other' };
const answers: Readonly<Record<string, 'yes' | 'no'>> = { '1': 'yes', '0': 'no' };

/** Returns functions that describe the codes of a column under a reading. */
export function useCodeTexts(type: ImportType) {
  const { t } = useTranslation('import');
  const values = withBuiltInValues(type);
  const meaningOf = (column: string, reading: CodeReading, code: string): string | null => {
    // Texts beside the codes have the same meaning under every reading.
    const value = values[column]?.[foldValue(code)] ?? codeAs(reading, code.trim());
    const meaning = column === 'gender' ? genders[value] : answers[value];
    return meaning === undefined ? null : t(`codes.meanings.${meaning}`);
  };
  return {
    /** What a code means; null where it means nothing, and its lines are refused or kept as they are. */
    meaningOf,
    /** The reading as one line: what 1 and 2 mean, and where that is so. */
    readingOf: (column: string, reading: CodeReading): string => {
      const pairs = ['1', '2'].map((code) => `${code} = ${meaningOf(column, reading, code)}`).join(', ');
      return reading === 'platform' || reading === 'national' ? `${pairs} (${t(`codes.readings.${reading}`)})` : pairs;
    },
  };
}
