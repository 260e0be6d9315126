import type { ReactNode } from 'react';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import { addressOf } from '#shared/routes.ts';

/** The first relay points of a type, and how many there are. */
export const pointsOf = (typeId: number, perPage: number) =>
  listQuery('relaypoints', {
    page: 1,
    perPage,
    sort: [{ field: 'name', direction: 'asc' }],
    filters: { type: [typeId] },
  });

/** A link to the relay points of a type; nothing for whoever may not see their list, or not narrow it to a type. */
export function PointsLink({ typeId, children }: { typeId: number; children: ReactNode }) {
  const can = useCan();
  const { permissions, filters } = relayPoints;
  const needed = [permissions.list, filters.type.permission];
  if (!needed.every((right) => right === undefined || can(right))) return null;
  return (
    <RecordLink to={addressOf('relaypoints')} search={{ type: typeId }}>
      {children}
    </RecordLink>
  );
}
