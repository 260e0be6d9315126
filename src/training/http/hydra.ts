import { badRequest } from './errors.ts';

type Json = Record<string, unknown>;

const ldType = 'application/ld+json';

/**
 * Chooses ld+json unless only plain JSON is accepted.
 * @throws PlatformError 400 for anything else
 */
export function negotiate(request: Request): 'ld' | 'json' {
  const accept = request.headers.get('accept') ?? '*/*';
  if (accept.includes(ldType) || accept.includes('*/*') || accept.includes('application/*')) return 'ld';
  if (accept.includes('application/json')) return 'json';
  const names = ['application/ld+json', 'application/json', 'application/xml', 'text/xml', 'text/html'];
  const supported = names.map((name) => `"${name}"`).join(', ');
  throw badRequest(`Requested format "${accept}" is not supported. Supported MIME types are ${supported}.`);
}

/** Only there in ld+json (docs/platform/a-auth-users.md §1). */
const ldOnly = new Set(['@context', '@id', '@type', 'adType', 'fileSize']);

/** Returns the stored name of a file, without folder. */
const bareName = (value: unknown) => (typeof value === 'string' ? value.slice(value.lastIndexOf('/') + 1) : value);

/** Converts an object from ld+json to plain JSON. */
function withoutLd(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLd);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !ldOnly.has(key));
  return Object.fromEntries(
    entries.map(([key, child]) => [key, key === 'fileName' ? bareName(child) : withoutLd(child)]),
  );
}

function respond(request: Request, status: number, ld: unknown, plain: () => unknown): Response {
  const isLd = negotiate(request) === 'ld';
  return new Response(JSON.stringify(isLd ? ld : plain()), {
    status,
    headers: { 'content-type': `${isLd ? ldType : 'application/json'}; charset=utf-8` },
  });
}

/** Creates the response of one object. */
export function item(request: Request, type: string, body: Json, status = 200): Response {
  return respond(request, status, { '@context': `/contexts/${type}`, ...body }, () => withoutLd(body));
}

/** Removes null fields, as responses of writes do (docs/platform/a-auth-users.md §1). */
export const withoutNulls = (body: Json): Json =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

export interface Page {
  page: number;
  perPage: number;
  total: number;
}

/** Returns `hydra:view` of a page, present when the list is paged or filtered. */
function viewOf(url: URL, { page, perPage, total }: Page): Json | undefined {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && url.search === '') return undefined;
  const link = (number: number) => {
    const query = new URLSearchParams(url.search);
    query.set('page', String(number));
    return `${url.pathname}?${query}`;
  };
  return {
    '@id': last === 1 ? `${url.pathname}${url.search}` : link(page),
    '@type': 'hydra:PartialCollectionView',
    ...(last > 1 && { 'hydra:first': link(1), 'hydra:last': link(last) }),
    ...(page > 1 && { 'hydra:previous': link(page - 1) }),
    ...(page < last && { 'hydra:next': link(page + 1) }),
  };
}

/** Creates the response of a collection. Without `page` it is complete, and its total is its length. */
export function collection(request: Request, type: string, members: readonly unknown[], page?: Page): Response {
  const url = new URL(request.url);
  const view = page === undefined ? undefined : viewOf(url, page);
  const ld = {
    '@context': `/contexts/${type}`,
    '@id': url.pathname,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': page?.total ?? members.length,
    ...(view !== undefined && { 'hydra:view': view }),
  };
  return respond(request, 200, ld, () => members.map(withoutLd));
}
