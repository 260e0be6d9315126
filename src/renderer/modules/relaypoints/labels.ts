import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { Option } from '#renderer/kit/list/filters/control.ts';
import { type RelayPoint, relayPointStatuses } from '#shared/resources/relay-points.ts';

export type RelayPointStatus = (typeof relayPointStatuses)[number];

/** How the closed list of a relay point's status reads, and which colour its badges have. */
export const statusOptions: Option<number>[] = relayPointStatuses.map((value) => ({
  value,
  label: `relaypoints:values.status.${value}`,
}));

export const statusTones: Record<RelayPointStatus, Tone> = { 0: 'caution', 1: 'good', 2: 'neutral' };

export const statusColors = { 0: 'warning', 1: 'success', 2: 'informative' } as const satisfies Record<
  RelayPointStatus,
  string
>;

export const relayPointName = ({ name, id }: Pick<RelayPoint, 'name' | 'id'>): string => name || `#${id}`;
