import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, PageServer } from '#main/app/page-server.ts';
import { RouteGate } from '#main/ipc/route-gate.ts';
import { AppFailure } from '#shared/failure.ts';
import { chosenPictureAddress } from '#shared/ipc/chosen-picture.ts';
import type { MapTile } from '#shared/map-tiles.ts';
import type { ImageKind } from '#shared/media.ts';
import { permissions } from '#shared/permissions.ts';
import type { Locale } from '#shared/preferences.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';
import { solidaryProofAddress } from '#shared/resources/solidary/proof-address.ts';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';
import { proofFileAddress } from '#shared/resources/users/proof-file.ts';
import { FakeClock, silent } from '#tests/support/fakes.ts';
import { signedIn } from '#tests/support/signed-in.ts';

const folder = resolve('/opt/escale/out/renderer');
const inFolder = (path: string) => [folder, ...path.split('/')].join(sep);

/** As Vite writes it, but for the names. */
const built = readFileSync('src/renderer/index.html', 'utf8').replace(
  'src="/main.tsx"></script>',
  'src="/assets/index-1a2b.js"></script><link rel="stylesheet" href="/assets/index-3c4d.css">' +
    '<link rel="modulepreload" crossorigin hreflang="fr" href="/assets/fr-7c8d.js">' +
    '<link rel="modulepreload" crossorigin hreflang="en" href="/assets/en-9e0f.js">',
);

/** The policy of what comes from elsewhere. */
const sandboxed = "default-src 'none'; sandbox";

interface Loaders {
  locale?: Locale;
  loadPlatformImage?: (image: { src: string; kind: ImageKind }, signal: AbortSignal) => Promise<Response>;
  loadChosenPicture?: (selectionId: string) => Promise<Response>;
  loadMapTile?: (tile: MapTile) => Promise<Response>;
  loadProofFile?: (proof: { userId: number; proofId: number }) => Promise<Response>;
  loadSolidaryProof?: (file: SolidaryProofFile) => Promise<Response>;
}

function server({
  locale = 'fr',
  loadPlatformImage = async () => new Response('picture'),
  loadChosenPicture = async () => new Response('chosen'),
  loadMapTile = async () => new Response('tile'),
  loadProofFile = async () => new Response('document'),
  loadSolidaryProof = async () => new Response('proof'),
}: Loaders = {}) {
  const read: string[] = [];
  const files = new Map<string, string | Uint8Array>([
    [inFolder('index.html'), built],
    [inFolder('assets/index-1a2b.js'), 'start()'],
    [inFolder('assets/index-3c4d.css'), 'body{}'],
    [inFolder('assets/fr-7c8d.js'), 'bonjour()'],
    [inFolder('assets/later-5e6f.js'), 'more()'],
    [inFolder('assets/x.exe'), 'MZ'],
    [inFolder('pdf/worker-7a8b.js.gz'), gzipSync('reads(“documents”)')],
    [inFolder('pdf/broken.js.gz'), 'not compressed'],
    [inFolder('pdf/plain.js'), 'not stored compressed'],
    [resolve('/opt/escale/out/main/index.js'), 'secret code'],
    [resolve('/opt/escale/out/renderer-old/index.html'), 'old'],
  ]);
  const routes = new RouteGate({
    loaders: {
      platformImage: (image, signal) => loadPlatformImage(image, signal),
      chosenPicture: ({ selectionId }) => loadChosenPicture(selectionId),
      mapTile: (tile) => loadMapTile(tile),
      proofFile: (proof) => loadProofFile(proof),
      solidaryProof: (file) => loadSolidaryProof(file),
    },
    session: Promise.resolve({ state: { ...signedIn, permissions: [...permissions] } }),
    clock: new FakeClock(),
    log: silent,
  });
  const page = new PageServer({
    routes,
    folder,
    files: {
      read: async (path) => {
        read.push(path);
        const content = files.get(path);
        if (content === undefined) throw new Error('ENOENT');
        return typeof content === 'string' ? new TextEncoder().encode(content) : content;
      },
    },
    locale: () => locale,
    log: silent,
  });
  const get = (address: string, init?: RequestInit) => page.answer(new Request(address, init));
  return { get, read, served: page.served, pageGone: () => routes.endLoads() };
}

describe('PageServer', () => {
  it('serves a built file with its type', async () => {
    const response = await server().get('app://escale/assets/index-1a2b.js');
    expect(await response.text()).toBe('start()');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('serves a script of documents, which is stored compressed, as it was built', async () => {
    const { get, read } = server();
    const response = await get('app://escale/pdf/worker-7a8b.js');
    expect(await response.text()).toBe('reads(“documents”)');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(read).toEqual([inFolder('pdf/worker-7a8b.js.gz')]);
  });

  it.each(['worker-7a8b.js.gz', 'broken.js', 'plain.js', 'gone.js'])(
    'serves no script of documents that is not stored compressed, nor the compressed bytes: %s',
    async (name) => {
      const response = await server().get(`app://escale/pdf/${name}`);
      expect(response.status).toBe(404);
      expect(response.body).toBeNull();
    },
  );

  it.each(['', '/', '/login', '/users', '/users/show/12?page=3', '/utilisateurs%20'])(
    'serves the page for the router path %j',
    async (path) => {
      const response = await server().get(`app://escale${path}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/^<!doctype html>/u);
    },
  );

  it.each(['fr', 'en'] as const)('serves the page in the language of the person (%s)', async (locale) => {
    const page = await (await server({ locale }).get('app://escale/')).text();
    expect(page).toMatch(new RegExp(`^<!doctype html>\\s<html lang="${locale}">`));
    // What only the other one needs is not asked for.
    expect([...page.matchAll(/hreflang="(\w+)"/g)].map(([, language]) => language)).toEqual([locale]);
  });

  it('says when the page has all files that its document names', async () => {
    const { get, served } = server();
    const state = () => Promise.race([served.then(() => 'served'), Promise.resolve('waiting')]);
    for (const path of ['later-5e6f.js', '../', 'index-3c4d.css', 'index-3c4d.css', 'fr-7c8d.js']) {
      await get(`app://escale/assets/${path}`);
      expect(await state()).toBe('waiting');
    }
    await get('app://escale/assets/index-1a2b.js');
    await expect(served).resolves.toBeUndefined();
  });

  it('allows the styles of the page by a nonce that changes at each load', async () => {
    const load = async () => {
      const response = await server().get('app://escale/users');
      const [, nonce = ''] = /nonce="([^"]*)"/u.exec(await response.text()) ?? [];
      return { nonce, policy: response.headers.get('content-security-policy') ?? '' };
    };
    const [first, second] = [await load(), await load()];
    expect(first.nonce).toMatch(/^[\w-]{22}$/u);
    expect(first.policy.split('; ')).toContain(`style-src 'self' 'nonce-${first.nonce}'`);
    expect(first.nonce).not.toBe(second.nonce);
    expect(first.policy).not.toContain('unsafe-inline');
  });

  it('does not serve the page in place of a missing file', async () => {
    expect((await server().get('app://escale/assets/gone.js')).status).toBe(404);
  });

  it('serves no file of a type that the page does not need', async () => {
    expect((await server().get('app://escale/assets/x.exe')).status).toBe(404);
  });

  it.each([
    'app://escale/../main/index.js',
    'app://escale/%2e%2e/main/index.js',
    'app://escale/..%2fmain%2findex.js',
    'app://escale/assets/..%2f..%2f..%2fmain%2findex.js',
    'app://escale/..%5cmain%5cindex.js',
    'app://escale/%2e%2e%2frenderer-old/index.html',
    'app://escale//opt/escale/out/main/index.js',
    'app://escale/%2Fopt%2Fescale%2Fout%2Fmain%2Findex.js',
    'app://escale/index.html%00.js',
    'app://escale/%E0%A4%A',
  ])('serves nothing outside its folder: %s', async (address) => {
    const { get, read } = server();
    const response = await get(address);
    expect(await response.text()).not.toMatch(/secret|old/u);
    expect(read.filter((path) => !path.startsWith(folder + sep))).toEqual([]);
  });

  it.each(['app://other/index.html', 'app://escale.evil/', 'https://escale/', 'file:///etc/passwd'])(
    'refuses another origin: %s',
    async (address) => {
      expect((await server().get(address)).status).toBe(403);
    },
  );

  it('refuses methods that write', async () => {
    expect((await server().get('app://escale/index.html', { method: 'POST' })).status).toBe(405);
  });

  it.each([
    '/',
    '/assets/index-1a2b.js',
    '/pdf/worker-7a8b.js',
    '/assets/gone.js',
    '/platform-image',
    '/..%2f..%2fx.js',
  ])('sends the policy with %s', async (path) => {
    const { headers } = await server().get(`app://escale${path}`);
    const policy = headers.get('content-security-policy')?.replace(/ 'nonce-[^']*'/u, '');
    expect(policy).toBe(contentSecurityPolicy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the policy', () => {
  it('lets the page open no connection by itself', () => {
    const directives = new Map(
      contentSecurityPolicy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(directives.get(name)).toBe("'none'");
    }
    // Its own origin is answered by this server alone.
    expect(directives.get('require-trusted-types-for')).toBe("'script'");
    for (const name of ['script-src', 'style-src', 'connect-src']) expect(directives.get(name)).toBe("'self'");
  });
});

describe('platform pictures', () => {
  it('are loaded from the address that the platform gave', async () => {
    const asked: string[] = [];
    const { get } = server({
      loadPlatformImage: async ({ src, kind }) => {
        asked.push(`${kind} ${src}`);
        return new Response('bytes', { status: 200, headers: { 'content-type': 'image/png' } });
      },
    });
    const response = await get(`app://escale/platform-image?${new URLSearchParams({ src: 'https://a.fr/i?x=1&y=2' })}`);
    expect(asked).toEqual(['picture https://a.fr/i?x=1&y=2']);
    await get('app://escale/platform-image?src=a&kind=icon');
    expect(asked).toEqual(['picture https://a.fr/i?x=1&y=2', 'icon a']);
    for (const kind of ['document', 'tile', '', 'ICON', 'constructor']) {
      expect((await get(`app://escale/platform-image?src=a&kind=${kind}`)).status).toBe(400);
    }
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await response.text()).toBe('bytes');
  });

  it('may be an SVG, whose scripts run nowhere, whatever policy it names itself', async () => {
    const headers = { 'content-type': 'image/svg+xml', 'content-security-policy': "script-src 'unsafe-inline'" };
    const { get } = server({
      loadPlatformImage: async () => new Response('<svg><script>alert(1)</script></svg>', { headers }),
    });
    const response = await get('app://escale/platform-image?src=a');
    expect(response.headers.get('content-security-policy')).toBe(sandboxed);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are not loaded on for a page that has gone, and are for the next one', async () => {
    const signals: AbortSignal[] = [];
    const { get, pageGone } = server({
      loadPlatformImage: async (_image, signal) => {
        signals.push(signal);
        return new Response('bytes');
      },
    });
    // As Electron makes it: without a signal.
    await get('app://escale/platform-image?src=a');
    pageGone();
    await get('app://escale/platform-image?src=b');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('answer an error status when there is none', async () => {
    expect((await server().get('app://escale/platform-image')).status).toBe(400);
    const { get } = server({
      loadPlatformImage: async () => {
        throw new Error('offline');
      },
    });
    expect((await get('app://escale/platform-image?src=a')).status).toBe(502);
  });
});

describe('chosen pictures', () => {
  it('are served by the id that the page holds', async () => {
    const asked: string[] = [];
    const { get } = server({
      loadChosenPicture: async (selectionId) => {
        asked.push(selectionId);
        return new Response('bytes', { headers: { 'content-type': 'image/png' } });
      },
    });
    const response = await get(`app://escale${chosenPictureAddress({ selectionId: 'a-1' })}`);
    expect(asked).toEqual(['a-1']);
    expect(await response.text()).toBe('bytes');
    expect(response.headers.get('content-security-policy')).toBe(sandboxed);
  });

  it('answer an error status when the id is missing or its file is gone', async () => {
    expect((await server().get('app://escale/chosen-picture')).status).toBe(400);
    const { get } = server({
      loadChosenPicture: async () => {
        throw new AppFailure({ kind: 'file', reason: 'expired' });
      },
    });
    expect((await get('app://escale/chosen-picture?id=a-1')).status).toBe(502);
  });
});

describe('documents of identity proofs', () => {
  it('are served by the ids of user and proof, under the policy of what comes from elsewhere', async () => {
    const asked: unknown[] = [];
    const { get } = server({
      loadProofFile: async (proof) => {
        asked.push(proof);
        return new Response('%PDF', { headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' } });
      },
    });
    const response = await get(`app://escale${proofFileAddress(12, 34)}`);
    expect(asked).toEqual([{ userId: 12, proofId: 34 }]);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    // Nothing of it may reach the disk.
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBe(sandboxed);
    expect(await response.text()).toBe('%PDF');
  });

  it.each([
    '',
    '?user=12',
    '?user=12&proof=',
    '?user=a&proof=1',
    '?user=12&proof=1,2',
    '?user=-1&proof=2',
    '?user=0&proof=1',
  ])('are refused for %j', async (query) => {
    expect((await server().get(`app://escale/identity-proof${query}`)).status).toBe(400);
  });

  it('answer an error status when they cannot be loaded', async () => {
    const { get } = server({
      loadProofFile: async () => {
        throw new Error('offline');
      },
    });
    expect((await get(`app://escale${proofFileAddress(1, 2)}`)).status).toBe(502);
  });
});

describe('tiles of the map', () => {
  it('are served by their coordinates, under the policy of what comes from elsewhere', async () => {
    const asked: MapTile[] = [];
    const { get } = server({
      loadMapTile: async (tile) => {
        asked.push(tile);
        return new Response('tile', { headers: { 'content-type': 'image/png' } });
      },
    });
    const response = await get('app://escale/map-tile/6/33/22');
    expect(await response.text()).toBe('tile');
    expect(response.headers.get('content-security-policy')).toBe(sandboxed);
    expect(asked).toEqual([{ zoom: 6, x: 33, y: 22 }]);
  });

  it.each(['/map-tile/1/2/0', '/map-tile/6/33', '/map-tile/6/33/22.png'])(
    'are refused at coordinates that do not exist: %s',
    async (path) => {
      const { get } = server({ loadMapTile: () => Promise.reject(new Error('asked')) });
      expect((await get(`app://escale${path}`)).status).toBe(400);
    },
  );
});

describe('files of solidary proofs', () => {
  const file = { role: 'beneficiary', id: solidaryUserId.parse(12), position: 3, name: 'carte & photo.png' } as const;

  it('are served by the role, the person and the place among the proofs', async () => {
    const asked: unknown[] = [];
    const { get } = server({
      loadSolidaryProof: async (one) => {
        asked.push(one);
        return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
      },
    });
    const response = await get(`app://escale${solidaryProofAddress(file)}`);
    expect(asked).toEqual([file]);
    expect(response.headers.get('content-security-policy')).toBe(sandboxed);
  });

  it.each([
    '',
    '?role=beneficiary&id=12&position=3',
    '?role=user&id=12&position=3&name=a',
    '?role=beneficiary&id=&position=3&name=a',
    '?role=beneficiary&id=12&position=-1&name=a',
  ])('are refused for %j', async (query) => {
    expect((await server().get(`app://escale/solidary-proof${query}`)).status).toBe(400);
  });
});
