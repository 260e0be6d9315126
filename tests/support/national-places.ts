/** One row of a file of the national schema of carpooling places, by column. */
export type NationalRow = Readonly<Record<string, string>>;

export const nationalTitles = [
  'id_lieu',
  'id_local',
  'nom_lieu',
  'ad_lieu',
  'com_lieu',
  'insee',
  'type',
  'date_maj',
  'ouvert',
  'source',
  'Xlong',
  'Ylat',
  'nbre_pl',
  'nbre_pmr',
  'duree',
  'horaires',
  'proprio',
  'lumiere',
  'comm',
] as const;

/** A valid row, with other values where a test wants them. */
export const nationalRow = (values: NationalRow = {}): NationalRow => ({
  id_lieu: '54395-C-001',
  nom_lieu: 'Aire inventée',
  com_lieu: 'Nancy',
  insee: '54395',
  type: 'Parking',
  date_maj: '2026-01-15',
  ouvert: 'true',
  source: '225400011',
  Xlong: '6.18312',
  Ylat: '48.69206',
  ...values,
});

interface Written {
  titles?: readonly string[];
  /** By column, the title that it has instead of its own. */
  renamed?: Readonly<Record<string, string>>;
  delimiter?: string;
}

/** The text of such a file, with its columns in an order. */
export function nationalFile(
  rows: readonly NationalRow[],
  { titles = nationalTitles, renamed = {}, delimiter = ',' }: Written = {},
): string {
  const cell = (text: string) =>
    text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) => titles.map((title) => cell(row[title] ?? '')).join(delimiter));
  return `${[titles.map((title) => renamed[title] ?? title).join(delimiter), ...lines].join('\r\n')}\r\n`;
}

/** Departments of the rows of `nationalRows`, in turn. */
const DEPARTMENTS = ['01', '2A', '54', '974', '57'] as const;

const types = ['Aire de covoiturage', "Sortie d'autoroute", 'Parking', 'Supermarché', 'Auto-stop'] as const;

/** Some thousand rows of invented places: in five departments, each with ten communes, every twentieth closed. */
export const nationalRows = (count: number): NationalRow[] =>
  Array.from({ length: count }, (_, index) => {
    const department = DEPARTMENTS[index % DEPARTMENTS.length] ?? '01';
    const commune = String((Math.floor(index / DEPARTMENTS.length) % 10) + 1);
    const insee = department + commune.padStart(5 - department.length, '0');
    return nationalRow({
      id_lieu: `${insee}-C-${String(index).padStart(4, '0')}`,
      nom_lieu: `Lieu inventé ${index}`,
      com_lieu: `Commune ${insee}`,
      insee,
      type: types[index % types.length] ?? '',
      ouvert: String(index % 20 !== 19),
      Xlong: (4 + (index % 500) / 250).toFixed(5),
      Ylat: (46 + Math.floor(index / 500) / 50).toFixed(5),
      horaires: 'Mo-Fr 08:00-20:00',
      comm: index % 7 === 0 ? 'Abri à vélos' : '',
    });
  });
