import { useDeferredValue, useEffect } from 'react';
import { createStore, useStore } from '#renderer/kit/data/store.ts';
import { type Outline, readOutline } from './read.ts';

async function load(): Promise<Outline | null> {
  try {
    const { outlineData } = await import('./data.ts');
    const packed = Uint8Array.from(atob(outlineData), (letter) => letter.charCodeAt(0));
    const { readable, writable } = new DecompressionStream('deflate-raw');
    const writer = writable.getWriter();
    const written = writer.write(packed).then(() => writer.close());
    const [bytes] = await Promise.all([new Response(readable).arrayBuffer(), written]);
    return readOutline(new Uint8Array(bytes));
  } catch {
    return null;
  }
}

const outline = createStore<Outline | null>(null);
let loading: Promise<Outline | null> | null = null;

/** Loads the outline, once; null where its script cannot be loaded: a map shows its lines of degrees then. */
export function loadOutline(): Promise<Outline | null> {
  loading ??= load().then((loaded) => {
    outline.set(loaded);
    return loaded;
  });
  return loading;
}

/**
 * The outline; null until it is loaded, which the first one who uses it begins. A new map is shown without it first: it
 * takes long to draw, and what stands around the map does not wait for it.
 */
export function useOutline(): Outline | null {
  useEffect(() => void loadOutline(), []);
  return useDeferredValue(useStore(outline), null);
}
