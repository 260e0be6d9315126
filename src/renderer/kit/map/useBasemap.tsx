import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, usePreferences } from '#renderer/kit/data/session.ts';
import { useIsDark } from '#renderer/kit/ui/theme/useIsDark.ts';
import { type BasemapProps, PlainBasemap } from './basemap/PlainBasemap.tsx';
import { TileBasemap } from './basemap/TileBasemap.tsx';
import { Inset } from './outline/Inset.tsx';
import type { Obstacle } from './outline/labels.ts';

export interface BasemapState {
  basemap: ReactNode;
  /** The notice about the basemap; null when nothing is wrong. */
  note: string | null;
  /** Who made what is drawn, as their terms ask; null where they ask for nothing. */
  credit: string | null;
  /** Where in France the map lies; null over tiles, which say so. */
  inset: ReactNode;
}

/**
 * The layer under the points: the tiles of the site, or the outline of France where it has none.
 * @param obstacles what stands on the map: names below make room for it
 */
export function useBasemap({ view, size }: BasemapProps, obstacles: readonly Obstacle[]): BasemapState {
  const { t } = useTranslation('map');
  const { mapTiles, mapTilesCredit = null } = useBootstrap().config;
  const isDark = useIsDark(usePreferences().theme);
  const [isFailing, setFailing] = useState(false);
  const plain = <PlainBasemap view={view} size={size} obstacles={obstacles} />;
  if (mapTiles === undefined) {
    const inset = <Inset view={view} size={size} />;
    return { basemap: plain, note: null, credit: t('basemap.credit'), inset };
  }
  return {
    basemap: (
      <>
        {/* Where tiles are missing, the outline still says where one is. */}
        {isFailing && plain}
        <TileBasemap view={view} size={size} isDark={isDark} onFailing={setFailing} />
      </>
    ),
    note: isFailing ? t('basemap.loading') : null,
    credit: mapTilesCredit,
    inset: null,
  };
}
