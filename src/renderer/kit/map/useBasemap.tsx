import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, usePreferences } from '#renderer/kit/data/session.ts';
import { useIsDark } from '#renderer/kit/ui/theme/useIsDark.ts';
import { type BasemapProps, PlainBasemap } from './basemap/PlainBasemap.tsx';
import { TileBasemap } from './basemap/TileBasemap.tsx';

export interface BasemapState {
  basemap: ReactNode;
  /** The notice about the basemap; null when nothing is wrong. */
  note: string | null;
  /** Who made the tiles, as their terms ask; null without tiles. */
  credit: string | null;
}

/** The layer under the points: the tiles of the site, or lines of latitude and longitude where it has none. */
export function useBasemap({ view, size }: BasemapProps): BasemapState {
  const { t } = useTranslation('map');
  const { mapTiles, mapTilesCredit = null } = useBootstrap().config;
  const isDark = useIsDark(usePreferences().theme);
  const [isFailing, setFailing] = useState(false);
  const plain = <PlainBasemap view={view} size={size} />;
  if (mapTiles === undefined) return { basemap: plain, note: null, credit: null };
  return {
    basemap: (
      <>
        {/* Where tiles are missing, the lines still say where one is. */}
        {isFailing && plain}
        <TileBasemap view={view} size={size} isDark={isDark} onFailing={setFailing} />
      </>
    ),
    note: isFailing ? t('basemap.loading') : null,
    credit: mapTilesCredit,
  };
}
