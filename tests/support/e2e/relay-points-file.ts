import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Points {
  count: number;
  /** Begins the name of each; its number follows. */
  name: string;
  /** As a person writes them, by turns. */
  types: readonly string[];
  /** Where the first stands; each of the others a little further. */
  latitude: number;
  longitude: number;
}

/** A file of relay points as people make them: types by their names, decimal commas, yes in words. */
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
