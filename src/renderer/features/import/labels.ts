import { useTranslation } from 'react-i18next';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';

/** Returns a function that translates the names of the platform's columns; an unknown one is returned unchanged. */
export function useColumnLabel(type: ImportType): (column: string) => string {
  const { t } = useTranslation('import');
  return (column) => {
    if (type === 'users') {
      const known = importColumns.users.find((name) => name === column);
      return known === undefined ? column : t(`fields.users.${known}`);
    }
    const known = importColumns.relaypoints.find((name) => name === column);
    return known === undefined ? column : t(`fields.relaypoints.${known}`);
  };
}
