import { useTranslation } from 'react-i18next';
import type { UpdateNotice } from '#shared/updates.ts';

/** Returns a function that names the newer version, and says whether it fixes a security problem. */
export function useUpdateText(): (update: UpdateNotice) => string {
  const { t } = useTranslation('shell');
  return ({ version, isSecurity }) => t(isSecurity ? 'update.security' : 'update.newer', { version });
}
