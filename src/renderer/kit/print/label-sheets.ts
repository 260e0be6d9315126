/** A sheet of labels on A4, in millimetres: its columns and rows, the size of a label, and where the first one begins. */
export interface LabelSheet {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Between two columns; rows touch. */
  readonly gap: number;
}

/** The sheets that offices buy, by columns and rows. */
export const labelSheets = {
  '3x8': { columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, gap: 0 },
  '3x7': { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.25, top: 15.15, gap: 2.5 },
  '2x7': { columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, gap: 2.5 },
} as const satisfies Readonly<Record<string, LabelSheet>>;

export type LabelSheetName = keyof typeof labelSheets;

// Keys of an object literal are its names.
export const labelSheetNames = Object.keys(labelSheets) as LabelSheetName[];

export const labelsOn = ({ columns, rows }: LabelSheet): number => columns * rows;

/**
 * Spreads labels over sheets, by rows from the left.
 * @param first the place of the first label on the first sheet, from 1: those before it were used already
 * @returns the places of each sheet; null where nothing is printed
 */
export function spread<Label>(labels: readonly Label[], sheet: LabelSheet, first: number): (Label | null)[][] {
  const places: (Label | null)[] = [...Array.from({ length: first - 1 }, () => null), ...labels];
  const size = labelsOn(sheet);
  return Array.from({ length: Math.ceil(places.length / size) }, (_, index) =>
    places.slice(index * size, (index + 1) * size),
  );
}
