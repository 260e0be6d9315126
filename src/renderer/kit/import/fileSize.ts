import type { TFunction } from 'i18next';

/** A size in the units people read in a file manager. */
export function fileSize(t: TFunction<'import'>, bytes: number, locale: string): string {
  const format = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  if (bytes < 1000) return t('sizes.bytes', { size: format(bytes) });
  if (bytes < 1_000_000) return t('sizes.kilobytes', { size: format(bytes / 1000) });
  return t('sizes.megabytes', { size: format(bytes / 1_000_000) });
}
