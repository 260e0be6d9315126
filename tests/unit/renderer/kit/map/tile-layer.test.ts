import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TileLayer, tileLevelOf, tilesInView } from '#renderer/kit/map/basemap/tile-layer.ts';
import { panned, type View, zooms } from '#renderer/kit/map/projection.ts';

const size = { x: 800, y: 600 };
const nancy: View = { centre: { latitude: 48.69, longitude: 6.18 }, zoom: 14 };

describe('the tiles of a view', () => {
  it('are of the level whose tiles are 256 pixels wide at a whole zoom', () => {
    expect([1, 2, 14].map(tileLevelOf)).toEqual([2, 3, 15]);
    expect([tileLevelOf(14.4), tileLevelOf(14.6)]).toEqual([15, 16]);
  });

  it('are those of the last level that servers have when the view is nearer', () => {
    expect(tileLevelOf(zooms.max)).toBe(zooms.max);
    expect(tilesInView({ ...nancy, zoom: zooms.max }, size).every(({ level }) => level === zooms.max)).toBe(true);
  });

  it('cover it, the one in its middle first', () => {
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

describe('the layer of tiles', () => {
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

  it('asks the application for every tile in view, and draws them side by side on whole pixels', () => {
    layer.show(nancy, size);
    expect(paths()).toContain('/map-tile/15/16946/11296');
    expect(images()).toHaveLength(tilesInView(nancy, size).length);
    for (const { style } of images()) expect([style.width, style.height]).toEqual(['256px', '256px']);
  });

  it('leaves no gap between tiles at a zoom between two whole ones', () => {
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

  it('moves as a whole in a drag, keeps what it has and asks for what comes into view', () => {
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

  it('keeps the tiles of the zoom before, at their new size, until those of the new one are there', () => {
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

  it('drops tiles that were still on their way when the view left them', () => {
    layer.show(nancy, size);
    const [waiting] = images();
    layer.show({ ...nancy, zoom: 10 }, size);
    expect(element.contains(waiting ?? null)).toBe(false);
    expect(waiting?.hasAttribute('src')).toBe(false);
  });

  it('reports once that tiles in view fail, hides them, and reports when tiles come again', () => {
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

  it('holds nothing once it was cleared', () => {
    layer.show(nancy, size);
    layer.clear();
    expect(images()).toEqual([]);
  });
});
