import type { ImportColumn } from '#shared/import/columns.ts';
import type { ImportLayout } from '#shared/import/layout.ts';
import { foldTitle } from '#shared/import/titles.ts';

/**
 * The columns of the schema of carpooling places (docs/carpool-places.md), each with the titles it has in files: its own
 * first. Titles that other files of relay points have too are recognised there.
 */
const placeTitles = {
  idLieu: ['id_lieu', 'identifiant du lieu', 'id bnlc'],
  idLocal: ['id_local', 'identifiant local'],
  nomLieu: ['nom_lieu', 'nom du lieu'],
  adLieu: ['ad_lieu', 'adresse du lieu'],
  comLieu: ['com_lieu', 'commune du lieu'],
  insee: ['insee', 'code insee', 'code commune', 'code commune insee', 'insee commune', 'depcom'],
  type: ['type', 'type de lieu'],
  dateMaj: ['date_maj', 'date de mise à jour', 'mise à jour'],
  ouvert: ['ouvert', 'en service'],
  source: ['source'],
  xLong: ['Xlong', 'X_long'],
  yLat: ['Ylat', 'Y_lat'],
  nbrePl: ['nbre_pl', 'nb_pl', 'nbr_pl'],
  nbrePmr: ['nbre_pmr', 'nb_pmr', 'nbr_pmr'],
  duree: ['duree', 'durée maximale', 'durée max'],
  horaires: ['horaires', "horaires d'ouverture", 'opening_hours'],
  proprio: ['proprio', 'propriétaire'],
  lumiere: ['lumiere', 'éclairage', 'éclairé'],
  comm: ['comm', 'commentaire', 'commentaires', 'remarques'],
} as const;

type PlaceColumn = keyof typeof placeTitles;
/** By column of the schema, its position in a file; -1 for a missing one. */
export type PlaceColumns = Readonly<Record<PlaceColumn, number>>;

const names = Object.keys(placeTitles) as PlaceColumn[];
const byTitle = new Map(names.flatMap((name) => placeTitles[name].map((title) => [foldTitle(title), name] as const)));

/** What a column becomes as it is, where the titles alone do not say so. */
const feeds: Readonly<Partial<Record<PlaceColumn, ImportColumn>>> = {
  nomLieu: 'name',
  adLieu: 'streetAddress',
  comLieu: 'addressLocality',
  type: 'relayPointTypeId',
  source: 'externalAuthor',
  xLong: 'longitude',
  yLat: 'latitude',
  nbrePl: 'places',
  nbrePmr: 'placesDisabled',
  comm: 'description',
};

/** Columns of the schema that a file has at least, the commune among them, so that it is not another one. */
const MIN_COLUMNS = 6;

/** Finds the columns of the schema in a header, in any order; null for another file. */
export function placeColumnsOf(titles: readonly string[] | null): PlaceColumns | null {
  const found = titles?.map((title) => byTitle.get(foldTitle(title))) ?? [];
  const known = new Set(found).difference(new Set([undefined]));
  if (!known.has('insee') || known.size < MIN_COLUMNS) return null;
  // Each name of the schema is a key.
  return Object.fromEntries(names.map((name) => [name, found.indexOf(name)])) as PlaceColumns;
}

/**
 * Returns which column of a file of the schema feeds what. The full description, which is joined from several columns,
 * stands behind the last one where the file has none of its own.
 * @param isChosen whether the person linked the columns
 */
export function layoutOfPlaces(layout: ImportLayout, columns: PlaceColumns, isChosen: boolean): ImportLayout {
  const width = layout.expectedFields;
  const fed = Array.from({ length: width }, (_, at) => layout.fed[at] ?? null);
  if (!isChosen) {
    for (const name of names) {
      const column = feeds[name];
      if (column !== undefined && columns[name] >= 0 && !fed.includes(column)) fed[columns[name]] = column;
    }
    // The identifier of the publisher is unique in the file of the publisher only.
    if (columns.idLieu >= 0) {
      for (const at of [columns.idLocal, columns.idLieu]) if (fed[at] === 'externalId') fed[at] = null;
      fed[columns.idLieu] = 'externalId';
    }
  }
  return { ...layout, fed: fed.includes('fullDescription') ? fed : [...fed, 'fullDescription'] };
}
