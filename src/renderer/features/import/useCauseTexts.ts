import { useTranslation } from 'react-i18next';
import type { ImportCause } from '#shared/import/causes.ts';
import type { ImportGroup } from '#shared/ipc/transfer.ts';

/** A name in an id column is no mistyped number: it is a record that was not resolved. */
function keyOf({
  cause,
  column,
}: Pick<ImportGroup, 'cause' | 'column'>): ImportCause | 'unknownType' | 'unknownCommunity' {
  if (cause !== 'integer') return cause;
  if (column === 'relayPointTypeId') return 'unknownType';
  return column === 'communityId' ? 'unknownCommunity' : cause;
}

/** Returns a function that describes the problem of a group and its remedy. */
export function useCauseTexts(): (group: Pick<ImportGroup, 'cause' | 'column'>) => { title: string; advice: string } {
  const { t } = useTranslation('import');
  return (group) => {
    const key = keyOf(group);
    return { title: t(`causes.${key}.title`), advice: t(`causes.${key}.advice`) };
  };
}
