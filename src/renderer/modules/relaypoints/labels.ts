import { useMemo } from 'react';
import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { Option } from '#renderer/kit/list/filters/control.ts';
import type { MarkerStyleNames } from '#renderer/kit/map/MarkerLayer.tsx';
import type { MarkerStyle } from '#renderer/kit/map/point.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { type RelayPoint, relayPointStatuses } from '#shared/resources/relaypoints/index.ts';

export type RelayPointStatus = (typeof relayPointStatuses)[number];

export const statusLabel = (status: RelayPointStatus): TextKey => `relaypoints:values.status.${status}`;

/** The labels and badge colours of the statuses of relay points. */
export const statusOptions: Option<number>[] = relayPointStatuses.map((value) => ({
  value,
  label: statusLabel(value),
}));

export const statusTones: Record<RelayPointStatus, Tone> = { 0: 'caution', 1: 'good', 2: 'neutral' };

export const statusColors = { 0: 'warning', 1: 'success', 2: 'informative' } as const satisfies Record<
  RelayPointStatus,
  string
>;

const markerStyles = { 0: 'pending', 1: 'active', 2: 'inactive' } as const satisfies Record<
  RelayPointStatus,
  MarkerStyle
>;

/** The style of a relay point's marker on a map. */
export const markerStyleOf = ({ status }: Pick<RelayPoint, 'status'>): MarkerStyle =>
  status === null ? 'plain' : markerStyles[status];

/** The label of each marker style. */
export function useMarkerStyleNames(): MarkerStyleNames {
  const translate = useTranslate();
  return useMemo(
    () => Object.fromEntries(relayPointStatuses.map((value) => [markerStyles[value], translate(statusLabel(value))])),
    [translate],
  );
}
