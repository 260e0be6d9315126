import { MenuDivider, MenuItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCanBeginRecord } from '#renderer/features/solidary/local/current-structure.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { addressOf } from '#shared/routes.ts';
import type { RecordFacts } from './facts.ts';

interface MoreItemsProps {
  facts: RecordFacts;
  /** Absent where only the row of the record is known: there is nothing to print. */
  onPrint: (() => void) | undefined;
}

/** Entries of the menu of a record that do not change it. */
export function MoreItems({ facts: { userId }, onPrint }: MoreItemsProps) {
  const { t } = useTranslation('solidaryrecords');
  const { open } = useNavigation();
  const canCreate = useCanBeginRecord() && userId !== null;
  if (!canCreate && onPrint === undefined) return null;
  return (
    <>
      <MenuDivider />
      {canCreate && (
        <MenuItem onClick={() => void open(`${addressOf('solidaryrecords_create')}?user=${userId}`)}>
          {t('actions.createFor')}
        </MenuItem>
      )}
      {onPrint !== undefined && <MenuItem onClick={onPrint}>{t('sheet.open')}</MenuItem>}
    </>
  );
}
