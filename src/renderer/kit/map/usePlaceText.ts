import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '#shared/geo.ts';

/** Returns a function that formats a position: both coordinates with six decimals, in the language of the screen. */
export function usePlaceText(): (place: LatLng) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const degrees = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 6, maximumFractionDigits: 6 });
    return ({ latitude, longitude }) => `${degrees.format(latitude)}\u00a0; ${degrees.format(longitude)}`;
  }, [i18n.language]);
}
