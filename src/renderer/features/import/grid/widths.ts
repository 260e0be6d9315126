/** Widths in pixels of the columns before those of the file: the number of the line, and what is wrong with it. */
const leading = [72, 200] as const;

/** Widths in pixels of columns whose values are shorter or longer than most. */
const widths: Readonly<Record<string, number>> = {
  email: 220,
  gender: 80,
  birthDate: 120,
  telephone: 140,
  communityId: 120,
  houseNumber: 80,
  streetAddress: 200,
  postalCode: 100,
  latitude: 110,
  longitude: 110,
  name: 220,
  description: 220,
  fullDescription: 240,
};
const USUAL = 140;

/** The columns of the grid, as CSS lays them out. */
export const templateOf = (columns: readonly string[]): string =>
  [...leading, ...columns.map((column) => widths[column] ?? USUAL)].map((width) => `${width}px`).join(' ');
