import { fold } from '../data/names.ts';
import { imageUrl } from '../users/wire.ts';
import type { World } from '../store/world.ts';

/** A picture of a record: of several, the first by position is shown. */
export interface Picture {
  readonly id: number;
  readonly position: number;
  /** Of the file below the owner's folder. */
  readonly file: string;
}

export interface Pictured {
  readonly pictures: readonly Picture[];
}

/** Kinds of records whose pictures lie in files named after the record, with their folder. */
export const pictureFolders = { event: 'events', relayPoint: 'relaypoints', editorial: 'editorials' } as const;
export type PictureOwner = keyof typeof pictureFolders;

/**
 * The name of a file: made of the record's name and the position, so that namesakes share it
 * (docs/platform/b-communities-content.md §7).
 */
export const fileName = (name: string, position: number, extension = 'png'): string =>
  `${fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${position}.${extension}`;

/** A seeded picture, drawn when it is asked for. */
export const drawnPicture = (id: number, name: string): readonly Picture[] => [
  { id, position: 1, file: fileName(name, 1) },
];

/** `image` and `avatar` of a record, 800 and 250 pixels wide. */
export function pictureUrls({ pictures }: Pictured, owner: PictureOwner, origin: string) {
  const [first] = pictures.toSorted((left, right) => left.position - right.position);
  const url = (size: number) =>
    first === undefined ? null : imageUrl(origin, pictureFolders[owner], size, first.file);
  return { image: url(800), avatar: url(250) };
}

/** The rows that may have pictures, by kind. */
const tables = {
  event: (world: World) => world.events,
  relayPoint: (world: World) => world.relayPoints,
  editorial: (world: World) => world.editorials,
};

/** What an upload needs of its owner; undefined when there is none. */
export function picturedOwner(world: World, owner: PictureOwner, id: number) {
  const table = tables[owner](world);
  const row = table.get(id);
  if (row === undefined) return undefined;
  const name = 'title' in row ? row.title : row.name;
  // The row was just taken from this table, whatever its kind.
  const change = (pictures: readonly Picture[]) =>
    (table.change as (row: Pictured, to: Pictured) => unknown)(row, { pictures });
  /**
   * Without a position: for relay points and editorials it is counted over all pictures of the kind
   * (docs/screens/05-content.md).
   */
  const nextPosition = () => {
    const counted = owner === 'event' ? [row] : table.all();
    return Math.max(0, ...counted.flatMap(({ pictures }) => pictures.map(({ position }) => position))) + 1;
  };
  return { name, pictures: row.pictures, change, nextPosition };
}

/** The record that shows a picture, and the picture; undefined where none of this kind does. */
export function ownerOfPicture(world: World, owner: PictureOwner, pictureId: number) {
  for (const { id } of tables[owner](world).all()) {
    const row = picturedOwner(world, owner, id);
    const picture = row?.pictures.find((known) => known.id === pictureId);
    if (row !== undefined && picture !== undefined) return { row, picture };
  }
  return undefined;
}
