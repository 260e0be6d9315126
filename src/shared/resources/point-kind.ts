/**
 * Groups of the search, in the order in which the platform answers them (docs/platform/c-solidary.yaml, searchPoints).
 */
export const pointKinds = ['place', 'relayPoint', 'event', 'own'] as const;
export type PointKind = (typeof pointKinds)[number];
