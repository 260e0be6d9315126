import { useTranslation } from 'react-i18next';
import type { ImportCause } from '#shared/import/causes.ts';
import type { ImportGroup } from '#shared/ipc/transfer.ts';

/** A name in a column of ids is no number that went wrong: it is a record that nobody has named. */
function keyOf({
  cause,
  column,
}: Pick<ImportGroup, 'cause' | 'column'>): ImportCause | 'unknownType' | 'unknownCommunity' {
  if (cause !== 'integer') return cause;
  if (column === 'relayPointTypeId') return 'unknownType';
  return column === 'communityId' ? 'unknownCommunity' : cause;
}

/** What is wrong with the lines of a group, and what to do about it. */
export function useCauseWords(): (group: Pick<ImportGroup, 'cause' | 'column'>) => { title: string; advice: string } {
  const { t } = useTranslation('import');
  return (group) => {
    const key = keyOf(group);
    return { title: t(`causes.${key}.title`), advice: t(`causes.${key}.advice`) };
  };
}
