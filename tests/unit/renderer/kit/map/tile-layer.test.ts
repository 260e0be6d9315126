import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TileLayer, tileLevelOf, tilesInView } from '#renderer/kit/map/basemap/tile-layer.ts';
import { panned, type View, zooms } from '#renderer/kit/map/projection.ts';

const size = { x: 800, y: 600 };
const nancy: View = { centre: { latitude: 48.69, longitude: 6.18 }, zoom: 14 };

describe('the tiles of a map view', () => {
  it('are of the zoom level at which tiles are 256 pixels wide', () => {
    expect([1, 2, 14].map(tileLevelOf)).toEqual([2, 3, 15]);
    expect([tileLevelOf(14.4), tileLevelOf(14.6)]).toEqual([15, 16]);
  });

  it('are of the highest level that servers have when the view is closer', () => {
    expect(tileLevelOf(zooms.max)).toBe(zooms.max);
    expect(tilesInView({ ...nancy, zoom: zooms.max }, size).every(({ level }) => level === zooms.max)).toBe(true);
  });

  it('cover the view, starting from its middle', () => {
    const tiles = tilesInView(nancy, size);
    const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
    expect((Math.max(...xs) - Math.min(...xs) + 1) * 256).toBeGreaterThanOrEqual(size.x);
    expect((Math.max(...ys) - Math.min(...ys) + 1) * 256).toBeGreaterThanOrEqual(size.y);
    // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames, at 48.69 N 6.18 E
    expect(tiles[0]).toEqual({ level: 15, x: 16946, y: 11296 });
  });

  it('end at the edges of the world', () => {
    const tiles = tilesInView({ centre: { latitude: 0, longitude: 0 }, zoom: 1 }, { x: 3000, y: 3000 });
    expect(tiles).toHaveLength(16);
    expect(tiles.every(({ level, x, y }) => level === 2 && x >= 0 && x < 4 && y >= 0 && y < 4)).toBe(true);
  });
});

describe('the tile layer', () => {
  let element: HTMLElement;
  let layer: TileLayer;
  const onFailing = vi.fn();
  const images = () => [...element.querySelectorAll('img')];
  const paths = () => images().map(({ src }) => new URL(src).pathname);
  const end = (type: 'load' | 'error', some = images()) => {
    for (const image of some) image.dispatchEvent(new Event(type));
  };
  beforeEach(() => {
    onFailing.mockClear();
    element = document.createElement('div');
    layer = new TileLayer(element, onFailing);
  });

  it('requests every visible tile from the application, and draws them side by side on whole pixels', () => {
    layer.show(nancy, size);
    expect(paths()).toContain('/map-tile/15/16946/11296');
    expect(images()).toHaveLength(tilesInView(nancy, size).length);
    for (const { style } of images()) expect([style.width, style.height]).toEqual(['256px', '256px']);
  });

  it('leaves no gap between tiles at a fractional zoom', () => {
    layer.show({ ...nancy, zoom: 14.3 }, size);
    const rows = images().map(({ style }) => {
      const [x = 0, y = 0] = style.transform.match(/-?\d+/gu)?.map(Number) ?? [];
      return { x, y, right: x + Number.parseInt(style.width, 10) };
    });
    const [first] = rows;
    const beside = rows.filter(({ y }) => y === first?.y).toSorted((one, other) => one.x - other.x);
    expect(beside.length).toBeGreaterThan(2);
    expect(beside.slice(1).map(({ x }) => x)).toEqual(beside.slice(0, -1).map(({ right }) => right));
  });

  it('moves as a whole in a drag, keeps loaded tiles and requests the newly visible ones', () => {
    layer.show(nancy, size);
    end('load');
    const before = images();
    const offset = element.style.transform;
    const styles = before.map(({ style }) => style.transform);
    layer.show(panned(nancy, { x: -250, y: 0 }), size);
    expect(before.every((image) => element.contains(image))).toBe(true);
    expect(images().length).toBeGreaterThan(before.length);
    expect(before.map(({ style }) => style.transform)).toEqual(styles);
    expect(element.style.transform).not.toBe(offset);
  });

  it('keeps the tiles of the former zoom, resized, until the new ones are loaded', () => {
    layer.show(nancy, size);
    end('load');
    const [old] = images();
    layer.show({ ...nancy, zoom: 15 }, size);
    expect(old?.style.width).toBe('512px');
    const fresh = images().filter(({ src }) => src.includes('/16/'));
    end('load', fresh.slice(1));
    expect(element.contains(old ?? null)).toBe(true);
    end('load', fresh.slice(0, 1));
    expect(images().every(({ src }) => src.includes('/16/'))).toBe(true);
  });

  it('drops tiles still loading when the view moves away', () => {
    layer.show(nancy, size);
    const [waiting] = images();
    layer.show({ ...nancy, zoom: 10 }, size);
    expect(element.contains(waiting ?? null)).toBe(false);
    expect(waiting?.hasAttribute('src')).toBe(false);
  });

  it('reports once that visible tiles fail, hides them, and reports when tiles load again', () => {
    layer.show(nancy, size);
    const [one, ...others] = images();
    end('load', others);
    end('error', one ? [one] : []);
    expect(onFailing.mock.calls).toEqual([[true]]);
    expect(one?.hidden).toBe(true);
    const away = { ...nancy, centre: { latitude: 47, longitude: 2 } };
    layer.show(away, size);
    expect(onFailing).toHaveBeenCalledTimes(1);
    end('load');
    expect(onFailing.mock.calls).toEqual([[true], [false]]);
    layer.show(nancy, size);
    expect(paths()).toContain(new URL(one?.src ?? '').pathname);
    expect(images()).not.toContain(one);
  });

  it('holds nothing after it is cleared', () => {
    layer.show(nancy, size);
    layer.clear();
    expect(images()).toEqual([]);
  });
});
