/** Minutes before and after the hour of a regular journey that a search takes in. */
export const margins = [15, 30, 60] as const;
export type Margin = (typeof margins)[number];
