import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, usePreferences } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useIsDark } from '#renderer/kit/ui/theme/useIsDark.ts';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { type GroundProps, PlainGround } from './ground/PlainGround.tsx';
import type { TileProblem } from './ground/TileGround.tsx';

/** MapLibre is fetched where the site has tiles, and nowhere else. */
const TileGround = lazily(async () => (await import('./ground/TileGround.tsx')).TileGround);

export interface GroundState {
  ground: ReactNode;
  /** What the person is told of the ground; null when it is as it should be. */
  note: string | null;
  credit: string | null;
}

/** What lies under the points: the tiles of the site, else plain ground. Without WebGL the ground is plain too. */
export function useGround({ view, size }: GroundProps): GroundState {
  const { t } = useTranslation('map');
  const { mapTiles, mapTilesCredit = null } = useBootstrap().config;
  const isDark = useIsDark(usePreferences().theme);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [problem, setProblem] = useState<TileProblem | null>(null);
  const plain = <PlainGround view={view} size={size} />;
  if (mapTiles === undefined) return { ground: plain, note: null, credit: null };
  if (problem === 'drawing') return { ground: plain, note: t('ground.drawing'), credit: null };
  return {
    ground: (
      <>
        {/* Where tiles are missing, the lines still say where one is. */}
        {problem === 'loading' && plain}
        <Suspense fallback={plain}>
          <TileGround view={view} size={size} isDark={isDark} isCalm={isCalm} onProblem={setProblem} />
        </Suspense>
      </>
    ),
    note: problem === 'loading' ? t('ground.loading') : null,
    credit: mapTilesCredit,
  };
}
