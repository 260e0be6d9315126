import type { MarkerStyle } from './point.ts';

/**
 * The colour of each marker style, by its meaning: statuses as everywhere, teal the ends of a journey, plum volunteers,
 * slate carpoolers. A mark in the colour of the surface can be read on each of the last three.
 */
export const markerColors: Readonly<Record<MarkerStyle, string>> = {
  active: 'var(--colorStatusSuccessBackground3)',
  pending: 'var(--colorStatusWarningBackground3)',
  inactive: 'var(--colorNeutralBadgeFill)',
  plain: 'var(--colorBrandForeground1)',
  duplicate: 'var(--colorStatusDangerBackground3)',
  existing: 'var(--colorNeutralBadgeFill)',
  origin: 'var(--colorBrandForeground1)',
  destination: 'var(--colorBrandForeground1)',
  driver: 'var(--colorNeutralBadgeForeground1)',
  volunteer: 'var(--colorVolunteerForeground1)',
};

/** The outline of each marker style, as an SVG path in a square of 32. */
export const markerOutlines: Readonly<Record<MarkerStyle, string>> = {
  active: 'M16 3a13 13 0 1 0 0 26a13 13 0 1 0 0-26z',
  pending: 'M16 1.5 30.5 16 16 30.5 1.5 16z',
  inactive: 'M6 4h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  plain: 'M9 4h14l7 12-7 12H9L2 16z',
  duplicate: 'M16 2.5 30.5 28h-29z',
  existing: 'M16 2.5 29.8 12.5 24.5 28.5h-17L2.2 12.5z',
  origin: 'M16 2 29 13v16H3V13z',
  destination: 'M16 31 5.5 17.5A12.5 12.5 0 1 1 26.5 17.5z',
  driver: 'M11 4h10l7 7v10l-7 7H11l-7-7V11z',
  volunteer: 'M11 3h10v8h8v10h-8v8H11v-8H3V11h8z',
};
