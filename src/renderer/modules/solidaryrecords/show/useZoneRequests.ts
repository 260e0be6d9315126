import { useState } from 'react';
import type { SolutionsRequest } from '#renderer/features/matching/context.ts';
import type { ComposerRequest } from '#renderer/features/record-actions/composer/Composer.tsx';
import type { ActionType } from '#shared/resources/solidaryrecords/actions.ts';
import type { ZoneName } from './Zones.tsx';

export type ZoneRequests = ReturnType<typeof useZoneRequests>;

/** What the header and the keys ask of the zones: which one is on screen, and what takes the focus in it. */
export function useZoneRequests() {
  const [zone, setZone] = useState<ZoneName>('request');
  const [composer, setComposer] = useState<ComposerRequest | null>(null);
  const [solutions, setSolutions] = useState<SolutionsRequest | null>(null);
  return {
    zone,
    setZone,
    composer,
    solutions,
    /** Opens the composer with a group of actions. */
    compose: (group: ActionType | null) => {
      setZone('followUp');
      // Each asking is an object of its own, so that asking twice takes the focus twice.
      setComposer({ group });
    },
    /** Goes to the solutions, or to the message to a driver. */
    solve: (what: SolutionsRequest['what']) => {
      setZone('solutions');
      setSolutions({ what });
    },
  };
}
