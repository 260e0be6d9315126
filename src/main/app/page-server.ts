import { randomBytes } from 'node:crypto';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { dictionaryFolder } from '#shared/dictionaries.ts';
import { documentScripts } from '#shared/document-scripts.ts';
import type { Locale } from '#shared/preferences.ts';
import type { RouteGate } from '../ipc/route-gate.ts';
import { isOwnAddress } from '../ipc/sender.ts';
import type { Files, Log } from '../ports.ts';

/** The page's own scheme, privileged as `standard` and `secure` and served by PageServer. */
export const pageScheme = 'app';
export const pageOrigin = `${pageScheme}://escale`;

/**
 * No network, no other origin, no inline script or style, and no text that becomes markup or code except through the
 * policy of `kit/trusted.ts` (and the editor's, for pasted text, which it parses outside the page). Whatever the page
 * fetches from its own origin is answered here.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types escale ProseMirrorClipboard',
].join('; ');

/** Placeholder in the built page for the nonce that authorises Fluent's `<style>` elements. */
const noncePlace = 'nonce-of-this-page';

/** The language of the built page, which gives way to that of the person. */
const BUILT_LANGUAGE = '<html lang="fr">';

/** A link of the built document to what one language needs. */
const LINK_OF_LANGUAGE = /<link [^>]*hreflang="(\w+)"[^>]*>/g;

/** A script or style sheet that the built document names. */
const NAMED_FILE = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** Returns the policy of the page itself. */
export const policyWithNonce = (nonce: string): string =>
  contentSecurityPolicy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Headers of personal content: no cache may serve it after the window was locked or the session has ended, and no
 * refusal may be cached either.
 */
const unkept = { 'cache-control': 'no-store' };

/**
 * Policy for content of the platform: opened by itself, it runs and loads nothing. An SVG can contain scripts and
 * links, which work nowhere: the page shows it as `<img>` only.
 */
const foreignHeaders = {
  ...securityHeaders,
  'content-security-policy': "default-src 'none'; sandbox",
  ...unkept,
};

const expand = promisify(gunzip);

/** Folders of the build whose files are stored compressed. */
const compressed = [dictionaryFolder, documentScripts];

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

export interface PageServerOptions {
  /** Folder of the built page; nothing outside it is ever read. */
  folder: string;
  files: Pick<Files, 'read'>;
  /** The language of the person, which the page loads its texts by before it knows anything else. */
  locale: () => Locale;
  /** Answers requests for pictures, map tiles and proofs, after checking who may get them. */
  routes: Pick<RouteGate, 'answer'>;
  log: Log;
}

/**
 * Answers the requests of the application's window: built page, router paths, the platform's pictures and documents,
 * map tiles.
 */
export class PageServer {
  readonly #folder: string;
  readonly #options: PageServerOptions;
  readonly #served = Promise.withResolvers<void>();
  /** The files that the page's document names and that were not served yet; null before its first load. */
  #awaited: Set<string> | null = null;

  constructor(options: PageServerOptions) {
    this.#folder = resolve(options.folder);
    this.#options = options;
  }

  /** Settles once the page has the files that its document names: its scripts run now, and this process has time. */
  get served(): Promise<void> {
    return this.#served.promise;
  }

  /** Never rejects; failures become a status. */
  async answer(request: Request): Promise<Response> {
    if (!isOwnAddress(request.url, pageOrigin)) return empty(403);
    if (request.method !== 'GET' && request.method !== 'HEAD') return empty(405);
    const url = new URL(request.url);
    const answering = this.#options.routes.answer(url);
    if (answering !== null) return foreign(await answering);
    const path = this.#pathOf(url.pathname);
    if (path === null) return empty(403);
    const isFile = extname(path) !== '';
    const isPage = !isFile || path === join(this.#folder, 'index.html');
    if (isPage) return this.#page();
    const answer = await this.#file(path);
    this.#noteServed(url.pathname);
    return answer;
  }

  /** Returns the file of a path; null for a path that leads out of the folder, whatever its encoding. */
  #pathOf(pathname: string): string | null {
    let decoded: string;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      return null;
    }
    if (decoded.includes('\0') || decoded.includes('\\')) return null;
    const path = resolve(this.#folder, `.${decoded}`);
    const inside = relative(this.#folder, path);
    return inside === '..' || inside.startsWith(`..${sep}`) || resolve(inside) === inside ? null : path;
  }

  /** Serves the page in the language of the person, with a new nonce each time. */
  async #page(): Promise<Response> {
    const built = await this.#file(join(this.#folder, 'index.html'));
    if (!built.ok) return built;
    const locale = this.#options.locale();
    const text = (await built.text())
      .replace(BUILT_LANGUAGE, `<html lang="${locale}">`)
      .replaceAll(LINK_OF_LANGUAGE, (link, language) => (language === locale ? link : ''));
    this.#awaited ??= new Set([...text.matchAll(NAMED_FILE)].map(([, file = '']) => file));
    const nonce = randomBytes(16).toString('base64url');
    const html = text.replaceAll(noncePlace, nonce);
    const headers = { ...securityHeaders, 'content-security-policy': policyWithNonce(nonce) };
    return new Response(html, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
  }

  #noteServed(pathname: string): void {
    this.#awaited?.delete(pathname);
    if (this.#awaited?.size === 0) this.#served.resolve();
  }

  async #file(path: string): Promise<Response> {
    const type = types[extname(path).toLowerCase()];
    if (type === undefined) return empty(404);
    try {
      const bytes = await this.#read(path);
      // Read from a file, so never shared memory, the one kind that Response refuses.
      const body = bytes as Uint8Array<ArrayBuffer>;
      return new Response(body, { headers: { ...securityHeaders, 'content-type': type } });
    } catch (thrown) {
      this.#options.log('warn', 'a file of the page cannot be read', { name: basename(path), thrown });
      return empty(404);
    }
  }

  async #read(path: string): Promise<Uint8Array> {
    const { files } = this.#options;
    if (!compressed.some((name) => dirname(path) === join(this.#folder, name))) return files.read(path);
    // Expanded here: nothing says that a `content-encoding` is undone for a scheme of the application.
    return expand(await files.read(`${path}.gz`));
  }
}

/** Returns a response of the platform with the policy for foreign content; a refusal has no body. */
function foreign({ body, status, headers: own }: Response): Response {
  const headers = new Headers(own);
  const given = body === null ? { ...securityHeaders, ...unkept } : foreignHeaders;
  for (const [name, value] of Object.entries(given)) headers.set(name, value);
  return new Response(body, { status, headers });
}

const empty = (status: number): Response => new Response(null, { status, headers: securityHeaders });
