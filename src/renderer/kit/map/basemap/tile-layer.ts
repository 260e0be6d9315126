import { mapTilePath } from '#shared/map-tiles.ts';
import { type Pixels, project, type View, worldSize, zooms } from '../projection.ts';

/** Pixels of a tile, as nearly every server cuts them. */
const TILE = 256;
/** Tiles that have left the view by fewer pixels are kept: a drag often comes back. */
const MARGIN = TILE;
/** Pixels by which the layer moves as a whole before its tiles are placed anew. */
const PAGE = 1024;

/** A tile as servers number them: `x` and `y` from the north-west corner, `2 ** level` of them in a row. */
export interface Tile {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** A box in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface DrawnTile extends Tile {
  readonly image: HTMLImageElement;
  state: 'loading' | 'loaded' | 'failed';
}

/** Pixels of the edge of a tile as it is drawn at a zoom. */
const edgeOf = (level: number, zoom: number): number => worldSize(zoom) / 2 ** level;

const boxOf = ({ level, x, y }: Tile, zoom: number): Box => {
  const edge = edgeOf(level, zoom);
  return { left: x * edge, top: y * edge, right: (x + 1) * edge, bottom: (y + 1) * edge };
};

/** The visible box of a view, in world pixels at its zoom. */
const viewBox = ({ centre, zoom }: View, size: Pixels): Box => {
  const middle = project(centre, zoom);
  const [left, top] = [middle.x - size.x / 2, middle.y - size.y / 2];
  return { left, top, right: left + size.x, bottom: top + size.y };
};

const overlaps = (one: Box, other: Box, margin: number): boolean =>
  one.left < other.right + margin &&
  one.right > other.left - margin &&
  one.top < other.bottom + margin &&
  one.bottom > other.top - margin;

/**
 * The level whose tiles are drawn nearest to their own size at a zoom: exactly so at whole zooms. Nearer than the last
 * level that servers have, its tiles are drawn larger.
 */
export const tileLevelOf = (zoom: number): number =>
  Math.min(Math.max(Math.round(zoom + Math.log2(worldSize(0) / TILE)), 0), zooms.max);

/** The tiles that cover a view, those in its middle first. */
export function tilesInView(view: View, size: Pixels): Tile[] {
  const level = tileLevelOf(view.zoom);
  const edge = edgeOf(level, view.zoom);
  const box = viewBox(view, size);
  const last = 2 ** level - 1;
  const range = (from: number, to: number): number[] => {
    const first = Math.max(Math.floor(from / edge), 0);
    const count = Math.min(Math.ceil(to / edge) - 1, last) - first + 1;
    return Array.from({ length: Math.max(count, 0) }, (_, index) => first + index);
  };
  const middle = { x: (box.left + box.right) / 2 / edge - 0.5, y: (box.top + box.bottom) / 2 / edge - 0.5 };
  const distance = ({ x, y }: Tile) => Math.hypot(x - middle.x, y - middle.y);
  return range(box.top, box.bottom)
    .flatMap((y) => range(box.left, box.right).map((x): Tile => ({ level, x, y })))
    .toSorted((one, other) => distance(one) - distance(other));
}

/**
 * The tiles of the site as pictures in an element. Those of the zoom before stay beneath, drawn larger or smaller,
 * until every tile of the new one is there, so that the map never turns blank.
 */
export class TileLayer {
  readonly #element: HTMLElement;
  readonly #onFailing: (isFailing: boolean) => void;
  readonly #tiles = new Map<string, DrawnTile>();
  /** The state that the tiles are placed for; they are placed again when it changes. */
  #placedAt = { zoom: Number.NaN, left: 0, top: 0 };
  #shown: { view: View; size: Pixels } | null = null;
  #isFailing = false;

  /**
   * @param element holds the tiles and nothing else; its upper left corner is that of the map
   * @param onFailing called when tiles in view begin to fail, and when none fails any more
   */
  constructor(element: HTMLElement, onFailing: (isFailing: boolean) => void) {
    this.#element = element;
    this.#onFailing = onFailing;
  }

  /** Draws a view of a map of a size in pixels. */
  show(view: View, size: Pixels): void {
    this.#shown = { view, size };
    for (const tile of tilesInView(view, size)) {
      const key = keyOf(tile);
      if (!this.#tiles.has(key)) this.#tiles.set(key, this.#load(tile));
    }
    this.#place(view, size);
    this.#settle();
  }

  /** Takes all tiles away. */
  clear(): void {
    this.#shown = null;
    for (const key of [...this.#tiles.keys()]) this.#drop(key);
  }

  #load(tile: Tile): DrawnTile {
    const image = new Image();
    image.alt = '';
    image.draggable = false;
    image.decoding = 'async';
    const drawn: DrawnTile = { ...tile, image, state: 'loading' };
    const end = (state: 'loaded' | 'failed') => () => {
      drawn.state = state;
      // A failed tile would be drawn as a broken picture.
      image.hidden = state === 'failed';
      this.#settle();
    };
    image.addEventListener('load', end('loaded'));
    image.addEventListener('error', end('failed'));
    image.src = mapTilePath(tile.level, tile.x, tile.y);
    this.#element.append(image);
    this.#put(drawn);
    return drawn;
  }

  /** A drag moves the element alone; another zoom, or a long way, places every tile. */
  #place(view: View, size: Pixels): void {
    const { zoom } = view;
    const box = viewBox(view, size);
    const [left, top] = [Math.floor(box.left / PAGE) * PAGE, Math.floor(box.top / PAGE) * PAGE];
    const before = this.#placedAt;
    if (before.zoom !== zoom || before.left !== left || before.top !== top) {
      this.#placedAt = { zoom, left, top };
      for (const tile of this.#tiles.values()) this.#put(tile);
    }
    this.#element.style.transform = `translate(${Math.round(left - box.left)}px, ${Math.round(top - box.top)}px)`;
  }

  /** On whole pixels, so that tiles are sharp and there is no gap between them. */
  #put(tile: DrawnTile): void {
    const { zoom, left, top } = this.#placedAt;
    if (Number.isNaN(zoom)) return;
    const box = boxOf(tile, zoom);
    const [x, y] = [Math.round(box.left - left), Math.round(box.top - top)];
    const { style } = tile.image;
    style.transform = `translate(${x}px, ${y}px)`;
    style.width = `${Math.round(box.right - left) - x}px`;
    style.height = `${Math.round(box.bottom - top) - y}px`;
    style.zIndex = tile.level === tileLevelOf(zoom) ? '1' : '0';
  }

  /** Drops what is no longer needed, and reports whether tiles in view fail. */
  #settle(): void {
    if (this.#shown === null) return;
    const { view, size } = this.#shown;
    const level = tileLevelOf(view.zoom);
    const wanted = tilesInView(view, size).map((tile) => this.#tiles.get(keyOf(tile)));
    const isComplete = wanted.every((tile) => tile?.state !== 'loading');
    const box = viewBox(view, size);
    for (const [key, tile] of this.#tiles) {
      const isStale = tile.level !== level && (isComplete || tile.state !== 'loaded');
      if (isStale || !overlaps(boxOf(tile, view.zoom), box, tile.state === 'loaded' ? MARGIN : 0)) this.#drop(key);
    }
    const isFailing = wanted.some((tile) => tile?.state === 'failed');
    // Loading tiles prove nothing: the last report holds until one has arrived.
    const isKnown = isFailing || wanted.some((tile) => tile?.state === 'loaded');
    if (!isKnown || isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    this.#onFailing(isFailing);
  }

  #drop(key: string): void {
    const tile = this.#tiles.get(key);
    this.#tiles.delete(key);
    if (tile === undefined) return;
    tile.image.remove();
    // Cancels the loading of tiles that are out of view.
    if (tile.state === 'loading') tile.image.removeAttribute('src');
  }
}

const keyOf = ({ level, x, y }: Tile): string => `${level}/${x}/${y}`;
