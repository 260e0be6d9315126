import type { ReactNode } from 'react';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import { addressOf } from '#shared/routes.ts';

/** Queries the first relay points of a type, and their number. */
export const pointsOf = (typeId: number, perPage: number) =>
  listQuery('relaypoints', {
    page: 1,
    perPage,
    sort: [{ field: 'name', direction: 'asc' }],
    filters: { type: [typeId] },
  });

/** A link to the relay points of a type; nothing without the right to list them or to filter them by type. */
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
