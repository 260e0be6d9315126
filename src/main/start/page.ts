import type { SiteConfig } from '#shared/config.ts';
import type { Locale } from '#shared/preferences.ts';
import { systemClock } from '../adapters/clock.ts';
import { servePage } from '../adapters/page-protocol.ts';
import { PageServer } from '../app/page-server.ts';
import type { Services } from '../compose.ts';
import { RouteGate } from '../ipc/route-gate.ts';
import type { MapTiles } from '../map/tiles.ts';
import type { Files, HttpFetch, Log } from '../ports.ts';

interface PageOptions {
  /** Folder of the built page. */
  folder: string;
  config: SiteConfig;
  /** The language of the person. */
  locale: () => Locale;
  services: Promise<Services>;
  files: Files;
  fetch: HttpFetch;
  log: Log;
  /** Called once, when the page has the files that it starts with. */
  onServed(): void;
}

/**
 * Answers the requests of the page: its own files, pictures, map tiles and proofs. Those of services wait for them.
 * @returns a function that ends what a page that has gone was loading
 */
export function answerPage({ folder, config, locale, services, files, fetch, log, onServed }: PageOptions): () => void {
  // Loaded with the first tile or picture, so that the window does not wait for it.
  let tiles: Promise<MapTiles> | undefined;
  const openTiles = async () => {
    const { MapTiles } = await import('../map/tiles.ts');
    return new MapTiles({ template: config.mapTiles, fetch, log });
  };
  const session = services.then((built) => built.session);
  const routes = new RouteGate({
    loaders: {
      platformImage: async ({ src, kind }, signal) => (await services).images.load(src, signal, kind),
      chosenPicture: async ({ selectionId }) => {
        const [{ selections }, { readPicture }] = await Promise.all([services, import('../files/picture.ts')]);
        return new Response(await readPicture(files, selections.get(selectionId)));
      },
      mapTile: async (tile, signal) => {
        tiles ??= openTiles();
        return (await tiles).load(tile, signal);
      },
      proofFile: async (file, signal) => (await services).proofFiles.load(file, signal),
      solidaryProof: async (file, signal) => (await services).solidaryProofFiles.load(file, signal),
    },
    session,
    clock: systemClock,
    log,
  });
  // A failure of the services is reported elsewhere.
  session.then((opened) => opened.onEnd(() => routes.endLoads())).catch(() => undefined);
  const page = new PageServer({ folder, files, locale, routes, log });
  servePage((request) => page.answer(request));
  void page.served.then(onServed);
  return () => routes.endLoads();
}
