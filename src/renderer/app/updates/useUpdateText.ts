import { useTranslation } from 'react-i18next';
import type { UpdateNotice } from '#shared/updates.ts';

/** Returns the function that says in a few words which version is newer, and whether it mends a fault of security. */
export function useUpdateText(): (update: UpdateNotice) => string {
  const { t } = useTranslation('shell');
  return ({ version, isSecurity }) => t(isSecurity ? 'update.security' : 'update.newer', { version });
}
