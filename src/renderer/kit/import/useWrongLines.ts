import { useTranslation } from 'react-i18next';
import { mostSavedLines } from '#shared/import/limits.ts';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import { read } from '../bridge.ts';
import { useColumnLabel } from './labels.ts';
import type { WrongLine } from './SaveLinesButton.tsx';
import { useCauseWords } from './useCauseWords.ts';

const PAGE = 500;

/** The lines of a check that have an error, with what it is, as far as main keeps them. */
export function useWrongLines(report: ImportReport): () => Promise<WrongLine[]> {
  const { t } = useTranslation('import');
  const label = useColumnLabel(report.type);
  const words = useCauseWords();
  return async () => {
    const lines: WrongLine[] = [];
    for (const group of report.groups.filter(({ severity }) => severity === 'error')) {
      const { severity, cause, column } = group;
      const { title, advice } = words(group);
      const said = { field: column === null ? t('check.wholeLine') : label(column), error: `${title}. ${advice}` };
      for (let offset = 0, total = 1; offset < total && lines.length < mostSavedLines; offset += PAGE) {
        const query = { checkId: report.checkId, severity, cause, column, offset, limit: PAGE };
        const page = await read('import.problems', query);
        total = page.total;
        lines.push(...page.problems.map(({ line }) => ({ line, ...said })));
      }
    }
    return lines;
  };
}
