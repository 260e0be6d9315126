import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import type { CellEditorProps } from '#renderer/kit/list/definition.ts';
import { CellEditor } from '#renderer/kit/resource/cell/CellEditor.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { isDeleted } from '../DeletedBar.tsx';
import { userForm } from '../form/fields.tsx';

/** Changes one fact of a person over the cell that shows it. */
export function UserCellEditor(props: CellEditorProps<User>) {
  const { t } = useTranslation('users');
  const { config } = useBootstrap();
  const definition = useMemo(
    () =>
      userForm({
        phoneCountries: config.phoneCountries,
        hasMinorProtection: config.modules.minorProtection,
        // The address is not changed here.
        accountOf: () => null,
      }),
    [config],
  );
  return (
    <CellEditor {...props} definition={definition} refusalOf={(user) => (isDeleted(user) ? t('show.deleted') : null)} />
  );
}
