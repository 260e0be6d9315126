import { departmentNames } from '#shared/import/national/departments.ts';

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

/** Some thousand rows of invented places, in turn in some departments, each with ten communes; every twentieth closed. */
export const nationalRows = (count: number, departments: readonly string[] = DEPARTMENTS): NationalRow[] =>
  Array.from({ length: count }, (_, index) => {
    const department = departments[index % departments.length] ?? '01';
    const commune = String((Math.floor(index / departments.length) % 10) + 1);
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

/** As many departments that each has a twentieth of closed places, and some hundred of 20,000 rows. */
export const manyDepartments: readonly string[] = [...departmentNames.keys()].slice(0, 81);

/** What becomes of the places of a territory by the file of the next month. */
export interface NextMonth {
  rows: NationalRow[];
  fresh: NationalRow[];
  changed: NationalRow[];
  /** Rows as they were. */
  closed: NationalRow[];
  gone: NationalRow[];
  unchanged: NationalRow[];
}

/**
 * The file of the next month: of the open places of the territory the first ones are changed, then some are closed and
 * some gone, and new ones stand at the end of the file.
 */
export function nextMonth(
  rows: readonly NationalRow[],
  isOfTerritory: (row: NationalRow) => boolean,
  counts: Readonly<Record<'fresh' | 'changed' | 'closed' | 'gone', number>>,
): NextMonth {
  const open = rows.filter((row) => row.ouvert === 'true' && isOfTerritory(row));
  const take = (count: number) => open.splice(0, count);
  const changed = take(counts.changed).map(
    (row, index): NationalRow => ({ ...row, nbre_pl: '7', nom_lieu: `Changé ${index}` }),
  );
  const [closed, gone] = [take(counts.closed), take(counts.gone)];
  const first = changed[0] ?? nationalRow();
  const fresh = Array.from({ length: counts.fresh }, (_, index) => ({
    ...first,
    id_lieu: `${first.insee}-C-9${String(index).padStart(4, '0')}`,
    nom_lieu: `Nouveau ${index}`,
    Ylat: (45.9 + index / 100).toFixed(5),
    Xlong: '3.90000',
  }));
  const byId = new Map(changed.map((row) => [row.id_lieu, row]));
  const [isClosed, isGone] = [closed, gone].map((some) => new Set(some.map(({ id_lieu }) => id_lieu)));
  const next = rows
    .filter(({ id_lieu }) => isGone?.has(id_lieu) !== true)
    .map((row) => byId.get(row.id_lieu) ?? (isClosed?.has(row.id_lieu) === true ? { ...row, ouvert: 'false' } : row));
  return { rows: [...next, ...fresh], fresh, changed, closed, gone, unchanged: open };
}
