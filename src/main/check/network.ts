import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { SiteConfig } from '#shared/config.ts';
import { codeOf } from '#shared/error-code.ts';
import type { CheckId } from '#shared/ipc/check.ts';
import { isThisComputer } from '#shared/platform-address.ts';
import { bareHost } from '../network/address-guard.ts';
import type { ConnectorOptions } from '../network/connector.ts';
import { type ConnectionFailure, connectionFailureIn } from '../network/failure.ts';
import { RedirectFailure } from '../network/redirect.ts';
import { proxyName, type Route, routesOf } from '../network/routes.ts';
import type { Clock, HttpFetch, Log } from '../ports.ts';
import { readCertificate, type ShownCertificate } from './certificate.ts';
import { type Finding, of } from './findings.ts';
import { within } from './limited.ts';
import { answerFindings } from './platform.ts';

/** The items that need the platform's address. */
export const networkIds = ['proxy', 'name', 'certificate', 'platform', 'clock'] as const satisfies CheckId[];

export interface NetworkCheck {
  config: SiteConfig;
  /**
   * The routes that the system names for an address, in the format of a PAC file.
   * @throws Error where the system cannot be asked
   */
  resolveProxy(url: string): Promise<string>;
  credentials: ConnectorOptions['credentials'];
  /** Opens the network of the configuration over routes that are known already. */
  openFetch(resolveProxy: () => Promise<string>): HttpFetch;
  clock: Clock;
  log: Log;
}

/**
 * Time limit in milliseconds for reading the proxy settings (a PAC file may not arrive), and for each probe of the
 * platform, so that one that never ends does not hide the results of the others.
 */
const ROUTES_LIMIT = 20_000;
const ANSWER_LIMIT = 20_000;
/** Number of days before a certificate expires from which a warning is shown. */
const SOON = 14 * 24 * 3600 * 1000;
/** OpenSSL codes for an unknown issuer. */
const ISSUER = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_UNTRUSTED|ERR_CERT_AUTHORITY)/u;

/**
 * Checks the connection to the platform: name, proxy, certificate, answer and clock. One harmless call is made, without
 * a token: `GET /users/me`, which the platform refuses with a known message (docs/platform/a-auth-users.md §3).
 */
export async function checkNetwork(check: NetworkCheck, signal: AbortSignal): Promise<Finding[]> {
  const { config } = check;
  if (config.apiBaseUrl === undefined) return networkIds.map((id) => of(id).unknown('noAddress'));
  const url = new URL(config.apiBaseUrl);
  const isSecure = url.protocol === 'https:';
  const limits = { clock: check.clock, signal };
  const ways = isSecure ? await routesTo(url, check, limits) : { text: 'DIRECT', routes: routesOf(''), problem: null };
  const resolveProxy = async () => ways.text;
  const target = { host: bareHost(url.hostname), port: Number(url.port) || 443 };
  const [name, shown, answer] = await Promise.all([
    findName(url, limits),
    isSecure ? shownCertificate((ended) => readCertificate(target, { ...check, resolveProxy }, ended), limits) : null,
    ask(check.openFetch(resolveProxy), url, limits),
  ]);
  const failure = 'thrown' in answer ? failureOf(answer.thrown) : null;
  return [
    proxyFinding(config, ways, failure, url.host),
    nameFinding(url.hostname, name, ways.routes),
    certificateFinding(isSecure, shown, failure, check.clock.now()),
    ...('thrown' in answer
      ? [unreached(failure, url.host, ways), of('clock').unknown('depends')]
      : answerFindings(answer, url.host)),
  ];
}

interface Ways {
  text: string;
  routes: readonly Route[];
  /** Why the system could not be asked: requests then go directly. */
  problem: string | null;
}

interface Limits {
  clock: Clock;
  signal: AbortSignal;
}

async function routesTo(url: URL, { resolveProxy }: NetworkCheck, limits: Limits): Promise<Ways> {
  try {
    const text = await within(ROUTES_LIMIT, limits, () => resolveProxy(url.href));
    return { text, routes: routesOf(text), problem: null };
  } catch (thrown) {
    return { text: 'DIRECT', routes: routesOf(''), problem: codeOf(thrown) };
  }
}

/** The certificate that a server presents; null when it cannot be read. */
const shownCertificate = (read: (ended: AbortSignal) => Promise<ShownCertificate>, limits: Limits) =>
  within(ANSWER_LIMIT, limits, read).catch(() => null);

async function ask(fetch: HttpFetch, url: URL, limits: Limits) {
  const { clock } = limits;
  try {
    const address = `${url.href.replace(/\/$/u, '')}/users/me`;
    const headers = { accept: 'application/json' };
    return await within(ANSWER_LIMIT, limits, async (signal) => {
      const response = await fetch(address, { headers, signal, isRead: true, redirect: 'manual', answer: 'check' });
      return { response, body: await response.text(), now: clock.now() };
    });
  } catch (thrown) {
    // The API never redirects; sign-in pages of networks do.
    if (!(thrown instanceof RedirectFailure)) return { thrown };
    return { response: { status: thrown.status, headers: new Headers() }, body: '<', now: clock.now() };
  }
}

interface Failure {
  reason: ConnectionFailure['reason'];
  code: string;
}

/** Why there was no answer; Chromium's network says it by a code in the message. */
function failureOf(thrown: unknown): Failure {
  const failure = connectionFailureIn(thrown);
  if (failure !== undefined) {
    const code = failure.cause === undefined ? failure.message.slice(0, 200) : codeOf(failure.cause);
    return { reason: failure.reason, code };
  }
  const [, code = codeOf(thrown)] = /net::(ERR_[A-Z_]+)/u.exec(String(thrown)) ?? [];
  if (code.startsWith('ERR_CERT_')) return { reason: 'certificate', code };
  return { reason: /^ERR_(?:PROXY|TUNNEL)/u.test(code) ? 'proxyRefused' : 'unreachable', code };
}

/** The addresses of a name, or why they cannot be found; null where there is no name to look up. */
async function findName(url: URL, limits: Limits): Promise<{ addresses: string } | { code: string } | null> {
  const host = bareHost(url.hostname);
  if (isIP(host) !== 0 || isThisComputer(url)) return null;
  try {
    const found = await within(ANSWER_LIMIT, limits, () => lookup(host, { all: true }));
    return { addresses: found.map(({ address }) => address).join(', ') };
  } catch (thrown) {
    return { code: codeOf(thrown) };
  }
}

function nameFinding(host: string, found: Awaited<ReturnType<typeof findName>>, routes: readonly Route[]): Finding {
  const item = of('name');
  if (found === null) return item.ok('name.own', { host });
  if ('addresses' in found) return item.ok('name.found', { host, addresses: found.addresses });
  const isDirect = routes.some(({ kind }) => kind === 'direct');
  return isDirect ? item.failed('name.unknown', { host, code: found.code }) : item.ok('name.byProxy', { host });
}

function proxyFinding(
  { network }: SiteConfig,
  { routes, text, problem }: Ways,
  failure: Failure | null,
  host: string,
): Finding {
  const item = of('proxy');
  if (problem === 'ETIMEDOUT') return item.unknown('proxy.late');
  if (problem !== null) return item.unknown('proxy.untold', { code: problem });
  const names = routes.map((route) => (route.kind === 'proxy' ? proxyName(route) : route.kind));
  const values = { proxy: names.join(', '), code: failure?.code ?? '', host };
  switch (failure?.reason) {
    case 'proxyCredentials':
      return item.failed('proxy.credentials', values);
    case 'proxyMethod':
      return item.failed('proxy.method', values);
    case 'proxyRefused':
      return item.failed('proxy.refused', values);
  }
  const [first] = routes;
  if (failure?.reason === 'unreachable' && routes.every(({ kind }) => kind === 'proxy')) {
    return item.failed('proxy.away', values);
  }
  if (network === 'system') return item.ok('proxy.system', { proxy: text });
  return first?.kind === 'direct' ? item.ok('proxy.direct') : item.ok('proxy.used', values);
}

function certificateFinding(
  isSecure: boolean,
  shown: ShownCertificate | null,
  failure: Failure | null,
  now: number,
): Finding {
  const item = of('certificate');
  if (!isSecure) return item.ok('certificate.none');
  if (failure?.reason === 'clientCertificate') return item.failed('certificate.own');
  const values = {
    issuer: shown?.issuer ?? '?',
    root: shown?.root ?? '?',
    until: shown === null ? '?' : dayOf(shown.until),
    code: failure?.code ?? '',
  };
  if (failure?.reason === 'certificate') {
    return item.failed(ISSUER.test(failure.code) ? 'certificate.issuer' : 'certificate.refused', values);
  }
  if (failure !== null || shown === null) return item.unknown('depends');
  return shown.until - now < SOON ? item.warning('certificate.soon', values) : item.ok('certificate.trusted', values);
}

/** A day of the calendar, in UTC, as certificates count. */
const dayOf = (milliseconds: number): string =>
  Number.isNaN(milliseconds) ? '?' : new Date(milliseconds).toISOString().slice(0, 10);

function unreached(failure: Failure | null, host: string, { problem }: Ways): Finding {
  const item = of('platform');
  // Without its proxy, which is not known, an unreachable platform proves nothing.
  const isTold = failure?.reason === 'unreachable' && problem === null;
  return isTold ? item.failed('platform.unreachable', { host, code: failure.code }) : item.unknown('depends');
}
