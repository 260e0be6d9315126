import { useTranslation } from 'react-i18next';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import { AllStructuresNote } from '../AllStructuresNote.tsx';
import styles from '../solidary.module.css';
import { useCurrentStructure } from './current-structure.ts';
import { localNames, OWN } from './filters.ts';

/** At the foot of a list of solidary people: of which structures they are, and that this computer filters them. */
export function LocalNote<R extends BaseRow>({ page }: Pick<ListBarProps<R>, 'page'>) {
  const { t } = useTranslation('solidarylists');
  const structure = useCurrentStructure();
  const { filters } = page.state;
  const isLocal = localNames.some((name) => filters[name] !== undefined);
  return (
    <>
      {filters.structure === OWN && structure !== undefined ? <p>{structure.name}</p> : <AllStructuresNote />}
      <p role="status" className={styles.local}>
        {isLocal ? t('local') : ''}
      </p>
    </>
  );
}
