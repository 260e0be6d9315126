import { townCalled } from './towns.ts';

/** A territory on the platform: only an id and a name (docs/platform/c-solidary.md §9). */
export interface Territory {
  id: number;
  name: string;
}

/** region|department numbers and names */
const regionTable = `
Auvergne-Rhône-Alpes|01 Ain|03 Allier|07 Ardèche|15 Cantal|26 Drôme|38 Isère|42 Loire|43 Haute-Loire|63 Puy-de-Dôme|69 Rhône|73 Savoie|74 Haute-Savoie
Bourgogne-Franche-Comté|21 Côte-d'Or|25 Doubs|39 Jura|58 Nièvre|70 Haute-Saône|71 Saône-et-Loire|89 Yonne|90 Territoire de Belfort
Bretagne|22 Côtes-d'Armor|29 Finistère|35 Ille-et-Vilaine|56 Morbihan
Centre-Val de Loire|18 Cher|28 Eure-et-Loir|36 Indre|37 Indre-et-Loire|41 Loir-et-Cher|45 Loiret
Corse|2A Corse-du-Sud|2B Haute-Corse
Grand Est|08 Ardennes|10 Aube|51 Marne|52 Haute-Marne|54 Meurthe-et-Moselle|55 Meuse|57 Moselle|67 Bas-Rhin|68 Haut-Rhin|88 Vosges
Hauts-de-France|02 Aisne|59 Nord|60 Oise|62 Pas-de-Calais|80 Somme
Île-de-France|75 Paris|77 Seine-et-Marne|78 Yvelines|91 Essonne|92 Hauts-de-Seine|93 Seine-Saint-Denis|94 Val-de-Marne|95 Val-d'Oise
Normandie|14 Calvados|27 Eure|50 Manche|61 Orne|76 Seine-Maritime
Nouvelle-Aquitaine|16 Charente|17 Charente-Maritime|19 Corrèze|23 Creuse|24 Dordogne|33 Gironde|40 Landes|47 Batch-et-Garonne|64 Pyrénées-Atlantiques|79 Deux-Sèvres|86 Vienne|87 Haute-Vienne
Occitanie|09 Ariège|11 Aude|12 Aveyron|30 Gard|31 Haute-Garonne|32 Gers|34 Hérault|46 Batch|48 Lozère|65 Hautes-Pyrénées|66 Pyrénées-Orientales|81 Tarn|82 Tarn-et-Garonne
Pays de la Loire|44 Loire-Atlantique|49 Maine-et-Loire|53 Mayenne|72 Sarthe|85 Vendée
Provence-Alpes-Côte d'Azur|04 Alpes-de-Haute-Provence|05 Hautes-Alpes|06 Alpes-Maritimes|13 Bouches-du-Rhône|83 Var|84 Vaucluse
`;

/** Groups of towns, with their towns that exist in the data. */
const groupTable: Readonly<Record<string, readonly string[]>> = {
  'Métropole du Grand Nancy': [
    'Nancy',
    'Vandœuvre-lès-Nancy',
    'Laxou',
    'Villers-lès-Nancy',
    'Maxéville',
    'Essey-lès-Nancy',
    'Saint-Max',
    'Jarville-la-Malgrange',
    'Ludres',
  ],
  'Eurométropole de Metz': ['Metz', 'Montigny-lès-Metz', 'Woippy'],
  'Eurométropole de Strasbourg': ['Strasbourg', 'Schiltigheim', 'Illkirch-Graffenstaden'],
  "Communauté d'agglomération d'Épinal": ['Épinal', 'Golbey'],
  'Communauté de communes Terres Touloises': ['Toul'],
  'Communauté de communes Moselle et Madon': ['Neuves-Maisons'],
  'Métropole de Lyon': ['Lyon', 'Villeurbanne', 'Vénissieux', 'Givors'],
  'Grenoble-Alpes-Métropole': ['Grenoble', 'Échirolles'],
  'Toulouse Métropole': ['Toulouse', 'Colomiers', 'Blagnac'],
  'Bordeaux Métropole': ['Bordeaux', 'Mérignac', 'Pessac'],
  'Nantes Métropole': ['Nantes', 'Rezé', 'Saint-Herblain'],
  'Métropole Européenne de Lille': ['Lille', 'Roubaix', 'Tourcoing', "Villeneuve-d'Ascq"],
  'Dijon Métropole': ['Dijon', 'Chenôve'],
  'Tours Métropole Val de Loire': ['Tours', 'Joué-lès-Tours'],
  'Pays Basque': ['Bayonne', 'Biarritz', 'Saint-Jean-de-Luz'],
};

const rows = regionTable
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

const regions = rows.map(([name = ''], index) => ({ id: index + 1, name }));

const departments = rows
  .flatMap(([, ...entries], index) => entries.map((entry) => ({ region: index + 1, entry })))
  .map(({ region, entry }, index) => ({
    id: regions.length + index + 1,
    code: entry.slice(0, 2),
    name: entry.slice(3),
    region,
  }));

const groups = Object.entries(groupTable).map(([name, members], index) => ({
  id: regions.length + departments.length + index + 1,
  name,
  members,
}));

export const territories: readonly Territory[] = [...regions, ...departments, ...groups].map(({ id, name }) => ({
  id,
  name,
}));

const departmentByCode = new Map(departments.map((department) => [department.code, department]));
const groupByTown = new Map(groups.flatMap(({ id, members }) => members.map((town) => [town, id] as const)));

function departmentOf(postalCode: string) {
  if (!postalCode.startsWith('20')) return departmentByCode.get(postalCode.slice(0, 2));
  return departmentByCode.get(Number(postalCode.slice(0, 3)) <= 201 ? '2A' : '2B');
}

const known = new Map<string, readonly number[]>();

/** Returns the territory ids of an address: region, department, group of towns. */
export function territoriesOf(postalCode: string | null, locality: string | null): readonly number[] {
  const key = `${postalCode ?? ''}|${locality ?? ''}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const code = postalCode ?? townCalled.get(locality ?? '')?.postalCode ?? '';
  const department = departmentOf(code);
  const group = groupByTown.get(locality ?? '');
  const ids = [department?.region, department?.id, group].filter((id) => id !== undefined);
  // Addresses typed by people are few, but unlimited.
  if (known.size < 5000) known.set(key, ids);
  return ids;
}

/** Returns the names of department (`county`) and region (`macroRegion`) of a postcode. */
export function divisionsOf(postalCode: string): { department: string | null; region: string | null } {
  const department = departmentOf(postalCode);
  const region = regions.find(({ id }) => id === department?.region);
  return { department: department?.name ?? null, region: region?.name ?? null };
}
