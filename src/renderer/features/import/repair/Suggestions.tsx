import { Button, Text } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import { suggestedValue } from '#shared/import/suggestions.ts';
import type { ImportGroup, ImportWrong } from '#shared/ipc/transfer.ts';
import styles from '../Import.module.css';

/** Changes shown before they are made. */
const SHOWN = 5;

interface SuggestionsProps {
  type: ImportType;
  group: ImportGroup;
  wrong: ImportWrong;
  /** Number of repairs that can still be added. */
  remaining: number;
  onRepair: (repairs: readonly ImportRepair[]) => void;
}

/** What wrong values plainly mean, with their number of lines: one press corrects all of them. */
export function Suggestions({ type, group, wrong, remaining, onRepair }: SuggestionsProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const column = group.column ?? '';
  const meant = wrong.values
    .flatMap(({ value, count, isTooLong }) => {
      const to = isTooLong ? null : suggestedValue(type, group.cause, column, value);
      return to === null ? [] : [{ value, count, to }];
    })
    .slice(0, remaining);
  const [first, ...others] = meant;
  if (first === undefined) return null;
  const lines = meant.reduce((sum, { count }) => sum + count, 0);
  const shown = [first, ...others].slice(0, SHOWN);
  return (
    <div className={flow.stackXS}>
      <Text weight="semibold">{t('repair.suggestions.title')}</Text>
      <Text className={styles.hint}>
        {shown.map(({ value, to }) => t('repair.suggestions.change', { value, to })).join(' · ')}
        {meant.length > shown.length && ` ${t('repair.suggestions.more', { count: meant.length - shown.length })}`}
      </Text>
      <div className={flow.wrap}>
        <Button onClick={() => onRepair(meant.map(({ value, to }) => ({ column, value, to })))}>
          {t('repair.suggestions.apply', { count: lines, shown: format.number(lines) })}
        </Button>
      </div>
    </div>
  );
}
