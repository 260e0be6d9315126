import { MenuItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';

interface ColumnMenuProps {
  label: string;
  /** Whether it is the tab stop of the grid. */
  isActive: boolean;
  onChange: () => void;
  onValues: () => void;
}

/** What can be done with all cells of a column. */
export function ColumnMenu({ label, isActive, onChange, onValues }: ColumnMenuProps) {
  const { t } = useTranslation('import');
  return (
    <MoreMenu size="small" label={t('column.menu', { column: label })} tabIndex={isActive ? 0 : -1} data-sort="">
      <MenuItem onClick={onChange}>{t('column.change')}</MenuItem>
      <MenuItem onClick={onValues}>{t('column.values')}</MenuItem>
    </MoreMenu>
  );
}
