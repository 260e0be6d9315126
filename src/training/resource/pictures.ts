import { fold } from '../data/names.ts';
import type { Table } from '../store/table.ts';
import type { World, WorldPart } from '../store/world.ts';
import { imageUrl } from './wire.ts';

/** A picture of a record; the first by position is shown. */
export interface Picture {
  readonly id: number;
  readonly position: number;
  /** File name in the owner's folder. */
  readonly file: string;
}

export interface Pictured {
  readonly pictures: readonly Picture[];
}

/** A record whose pictures can be changed. */
export interface PicturedRecord extends Pictured {
  readonly name: string;
  change(pictures: readonly Picture[]): void;
  /** Position of a picture sent without one. */
  nextPosition(): number;
}

/** The pictures of one kind of record, whose files are named after the record. */
export interface PictureKind {
  /** The fields of an upload are `<owner>Id` and `<owner>File`. */
  readonly owner: string;
  /** Folder below `/images`. */
  readonly folder: string;
  /** Finds a record for an upload; undefined when there is none. */
  record(world: World, id: number): PicturedRecord | undefined;
  /** Finds the record of a picture; undefined when no record of this kind shows it. */
  showing(world: World, pictureId: number): { record: PicturedRecord; picture: Picture } | undefined;
  /** Whether a record of this kind has a picture of this file name. */
  names(world: World, file: string): boolean;
}

interface PictureKindOptions<Row> {
  owner: string;
  folder: string;
  table: WorldPart<Table<Row & { readonly id: number }>>;
  /** Name used for its files. */
  nameOf: (row: Row) => string;
  /**
   * The pictures over which an omitted position counts: those of the record, or of all records of the kind
   * (docs/screens/05-content.md).
   */
  countedOver: 'record' | 'kind';
}

/** Creates the pictures of a resource, for its `TrainingResource`. */
export function pictureKind<Row extends Pictured>(options: PictureKindOptions<Row>): PictureKind {
  const { owner, folder, table, nameOf, countedOver } = options;
  const record = (world: World, id: number): PicturedRecord | undefined => {
    const rows = world.get(table);
    const row = rows.get(id);
    if (row === undefined) return undefined;
    return {
      name: nameOf(row),
      pictures: row.pictures,
      // Every row has its pictures under this name, which the compiler cannot see on a generic Partial.
      change: (pictures) => void rows.change(row, { pictures } as Partial<typeof row>),
      nextPosition: () => {
        const counted = countedOver === 'record' ? [row] : rows.all();
        return Math.max(0, ...counted.flatMap(({ pictures }) => pictures.map(({ position }) => position))) + 1;
      },
    };
  };
  return {
    owner,
    folder,
    record,
    showing: (world, pictureId) => {
      const isIt = ({ id }: Picture) => id === pictureId;
      const row = world.get(table).find(({ pictures }) => pictures.some(isIt));
      const found = row && record(world, row.id);
      const picture = found?.pictures.find(isIt);
      return found === undefined || picture === undefined ? undefined : { record: found, picture };
    },
    names: (world, file) =>
      world.get(table).find(({ pictures }) => pictures.some((picture) => picture.file === file)) !== undefined,
  };
}

/**
 * Returns the name of a file, from the record's name and the position: records of equal name share it
 * (docs/platform/b-communities-content.md §7).
 */
export const fileName = (name: string, position: number, extension = 'png'): string =>
  `${fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${position}.${extension}`;

/** A seeded picture, drawn on request. */
export const drawnPicture = (id: number, name: string): readonly Picture[] => [
  { id, position: 1, file: fileName(name, 1) },
];

/** Returns `image` and `avatar` of a record, 800 and 250 pixels wide. */
export function pictureUrls({ pictures }: Pictured, { folder }: Pick<PictureKind, 'folder'>, origin: string) {
  const [first] = pictures.toSorted((left, right) => left.position - right.position);
  const url = (size: number) => (first === undefined ? null : imageUrl(origin, folder, size, first.file));
  return { image: url(800), avatar: url(250) };
}
