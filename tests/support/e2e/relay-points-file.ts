import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Points {
  count: number;
  /** Start of each name, followed by its number. */
  name: string;
  /** The type names as a person writes them, used in turn. */
  types: readonly string[];
  /** Latitude of the first point; each further one is slightly farther away. */
  latitude: number;
  longitude: number;
}

/** Writes a typical file of relay points: types by name, decimal commas, yes in words. */
export function writeRelayPointsFile(folder: string, file: string, points: Points): string {
  const { count, name, types, latitude, longitude } = points;
  const degrees = (value: number) => value.toFixed(4).replace('.', ',');
  const lines = Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / 25), index % 25];
    const place = [degrees(latitude + row / 500), degrees(longitude + column / 500)];
    return [`${name} ${index + 1}`, types[index % types.length], ...place, '12', 'oui'].join(';');
  });
  const path = join(folder, file);
  writeFileSync(path, `${['Nom;Type;Latitude;Longitude;Places;Officiel', ...lines].join('\r\n')}\r\n`);
  return path;
}
