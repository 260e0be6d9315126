import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, usePreferences } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useIsDark } from '#renderer/kit/ui/theme/useIsDark.ts';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { type BasemapProps, PlainBasemap } from './basemap/PlainBasemap.tsx';
import type { TileProblem } from './basemap/TileBasemap.tsx';

/** MapLibre is loaded only where the site has tiles. */
const TileBasemap = lazily(async () => (await import('./basemap/TileBasemap.tsx')).TileBasemap);

export interface BasemapState {
  basemap: ReactNode;
  /** Message about the basemap for the user; null when everything works. */
  note: string | null;
  credit: string | null;
}

/** Chooses the basemap: the site's tiles; the plain one when there are none, or without WebGL. */
export function useBasemap({ view, size }: BasemapProps): BasemapState {
  const { t } = useTranslation('map');
  const { mapTiles, mapTilesCredit = null } = useBootstrap().config;
  const isDark = useIsDark(usePreferences().theme);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [problem, setProblem] = useState<TileProblem | null>(null);
  const plain = <PlainBasemap view={view} size={size} />;
  if (mapTiles === undefined) return { basemap: plain, note: null, credit: null };
  if (problem === 'drawing') return { basemap: plain, note: t('basemap.drawing'), credit: null };
  return {
    basemap: (
      <>
        {/* Where tiles are missing, the lines still give the position. */}
        {problem === 'loading' && plain}
        <Suspense fallback={plain}>
          <TileBasemap view={view} size={size} isDark={isDark} isCalm={isCalm} onProblem={setProblem} />
        </Suspense>
      </>
    ),
    note: problem === 'loading' ? t('basemap.loading') : null,
    credit: mapTilesCredit,
  };
}
