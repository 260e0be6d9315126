import type { Locale } from '#shared/preferences.ts';
import { systemClock } from '../adapters/clock.ts';
import { servePage } from '../adapters/page-protocol.ts';
import { PageServer } from '../app/page-server.ts';
import type { Services } from '../compose.ts';
import { RouteGate } from '../ipc/route-gate.ts';
import type { Files, Log } from '../ports.ts';

interface PageOptions {
  /** Folder of the built page. */
  folder: string;
  /** The language of the person. */
  locale: () => Locale;
  services: Promise<Services>;
  files: Files;
  log: Log;
  /** Called once, when the page has the files that it starts with. */
  onServed(): void;
}

/**
 * Answers the requests of the page: its own files, pictures, map tiles and proofs. Those of services wait for them.
 * @returns a function that ends what a page that has gone was loading
 */
export function answerPage({ folder, locale, services, files, log, onServed }: PageOptions): () => void {
  const session = services.then((built) => built.session);
  const routes = new RouteGate({
    loaders: {
      platformImage: async ({ src, kind }, signal) => (await services).images.load(src, signal, kind),
      chosenPicture: async ({ selectionId }) => {
        const [{ selections }, { readPicture }] = await Promise.all([services, import('../files/picture.ts')]);
        return new Response(await readPicture(files, selections.get(selectionId)));
      },
      mapTile: async (tile, signal) => (await services).tiles.load(tile, signal),
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
