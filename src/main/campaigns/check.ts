import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { maxCheckedAddresses } from '#shared/max-items.ts';
import { campaigns } from '#shared/resources/campaigns/index.ts';
import { untilAborted } from '../api/abort.ts';
import type { PlatformClient } from '../api/client.ts';
import { Resource } from '../api/resource.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import { type GuardCode, guardCode } from '../network/address-guard.ts';
import type { AnswerKind } from '../network/answer-limits.ts';
import { readBody } from '../network/answers.ts';
import { RedirectFailure } from '../network/redirect.ts';
import type { AddressFetch, Clock, Log } from '../ports.ts';
import { AddressPolicy } from './address-policy.ts';
import { addressesOfMessage, storedAddresses } from './stored-addresses.ts';

type Answers = ResponseOf<'campaigns.checkMessage'>;
type Answered = Answers['images'][number];

export interface MessageCheckServices {
  client: PlatformClient;
  /** Asks any web address but private ones. */
  fetch: AddressFetch;
  clock: Pick<Clock, 'now'>;
  log: Log;
  /** The platform's host and those that the site names, with port if it is not the default. */
  siteHosts: readonly string[];
  /** Asks the person whether these hosts may be asked. */
  confirmHosts(hosts: readonly string[]): Promise<boolean>;
  /** Milliseconds per address. */
  timeLimit?: number;
}

const TIME_LIMIT = 15_000;
const AT_ONCE = 4;

/** Answers of servers that know no HEAD, or treat it differently. */
const isWorthAsking = (status: number) => status >= 400;

/** The result for an address that the address guard refused, by the guard's code. */
const guarded: Readonly<Record<GuardCode, Answered['outcome']>> = {
  ERR_ADDRESS_REFUSED: 'refused',
  ERR_ADDRESS_UNRESOLVED: 'unresolved',
};

const without = (address: string, outcome: Answered['outcome']): Answered => ({
  address,
  outcome,
  status: null,
  bytes: null,
});

/** Returns the address to ask; null for anything but the web, and for one that holds a password. */
function webAddress(address: string): URL | null {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url;
}

/** An address of a message, and what it leads to. */
interface Wanted {
  kind: keyof Answers;
  address: string;
  url: URL | null;
}

function wantedOf({ body, only }: ParsedRequestOf<'campaigns.checkMessage'>): Wanted[] {
  const { images, links } = addressesOfMessage(body);
  const each = (kind: keyof Answers, addresses: readonly string[]) =>
    addresses.slice(0, maxCheckedAddresses).map((address) => ({ kind, address, url: webAddress(address) }));
  return [...each('images', images), ...(only === 'images' ? [] : each('links', links))];
}

const outcomeOf = (status: number): Answered['outcome'] => {
  if (status < 400) return 'ok';
  return status === 404 || status === 410 ? 'missing' : 'failing';
};

/**
 * The check of a message before its test: what its pictures and links answer (docs/screens/04-campaigns.md §6, §10). A
 * page that was taken over can make up a message, and store it: what is asked is bound by its host, which the site
 * names or the person agrees to, and by its length (`AddressPolicy`).
 */
export function messageCheckHandlers({
  client,
  fetch,
  log,
  timeLimit = TIME_LIMIT,
  ...bounds
}: MessageCheckServices): Pick<Handlers, 'campaigns.checkMessage'> {
  const stored = new Resource(campaigns, { client, log });
  const policy = new AddressPolicy(bounds);

  /**
   * Returns whether an address may be asked: one of the site, or one that the platform holds in this campaign.
   * @throws AppFailure when the campaign is needed and cannot be read
   */
  const readAskable = async (
    id: number | null,
    wanted: readonly Wanted[],
    signal: AbortSignal,
  ): Promise<(url: URL) => boolean> => {
    const isNeeded = wanted.some(({ url }) => url !== null && !policy.isOfSite(url));
    const { body } = id === null || !isNeeded ? { body: '' } : await stored.get(id, { signal });
    const held = new Set(storedAddresses(body).map((address) => webAddress(address)?.href));
    return (url) => policy.isOfSite(url) || held.has(url.href);
  };

  const ask = (url: URL, method: 'GET' | 'HEAD', answer: AnswerKind, signal: AbortSignal) =>
    untilAborted(
      fetch(url, {
        method,
        signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // Redirects are not followed: the next address could be a private one.
        redirect: 'manual',
        isRead: true,
        answer,
      }),
      signal,
    );

  const askLink = async (url: URL, signal: AbortSignal): Promise<Omit<Answered, 'address'>> => {
    const head = await ask(url, 'HEAD', 'link', signal);
    if (!isWorthAsking(head.status)) return { outcome: 'ok', status: head.status, bytes: null };
    const { body, status } = await ask(url, 'GET', 'link', signal);
    await body?.cancel();
    return { outcome: outcomeOf(status), status, bytes: null };
  };

  const askImage = async (url: URL, signal: AbortSignal): Promise<Omit<Answered, 'address'>> => {
    const response = await ask(url, 'GET', 'messagePicture', signal);
    const { status, headers } = response;
    if (!response.ok) {
      await response.body?.cancel();
      return { outcome: status < 400 ? 'failing' : outcomeOf(status), status, bytes: null };
    }
    const isPicture = /^image\//i.test(headers.get('content-type') ?? '');
    if (!isPicture) {
      await response.body?.cancel();
      return { outcome: 'notPicture', status, bytes: null };
    }
    const { byteLength } = await untilAborted(readBody(response), signal);
    return { outcome: 'ok', status, bytes: byteLength };
  };

  const answerOf = async (
    { kind, address, url }: Wanted,
    isAskable: (url: URL) => boolean,
    cancelled: AbortSignal,
  ): Promise<Answered> => {
    if (url === null) return without(address, 'refused');
    if (!isAskable(url)) return without(address, 'unsaved');
    if (!policy.isAgreed(url.host)) return without(address, 'declined');
    if (!policy.take(url)) return without(address, 'tooMuch');
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeLimit);
    const signal = AbortSignal.any([cancelled, limit.signal]);
    try {
      return { address, ...(await (kind === 'images' ? askImage(url, signal) : askLink(url, signal))) };
    } catch (thrown) {
      cancelled.throwIfAborted();
      // A picture that has moved is not shown by every mail program.
      if (thrown instanceof RedirectFailure) {
        return { address, outcome: kind === 'links' ? 'ok' : 'failing', status: thrown.status, bytes: null };
      }
      const code = guardCode(thrown);
      return without(address, code === null ? 'silent' : guarded[code]);
    } finally {
      clearTimeout(timer);
      limit.abort();
    }
  };

  return {
    'campaigns.checkMessage': async (request, { signal, progress }: CallContext) => {
      const wanted = wantedOf(request);
      const isAskable = await readAskable(request.id, wanted, signal);
      const leading = wanted.flatMap(({ url }) => (url !== null && isAskable(url) ? [url] : []));
      if (request.only === undefined) await policy.agree(leading);
      const found: Answers = { images: [], links: [] };
      const left = wanted.entries();
      const answers: Answered[] = [];
      let done = 0;
      const work = async () => {
        for (const [index, one] of left) {
          answers[index] = await answerOf(one, isAskable, signal);
          done += 1;
          progress({ phase: 'check', done, total: wanted.length });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      for (const [index, { kind }] of wanted.entries()) {
        const answer = answers[index];
        if (answer !== undefined) found[kind].push(answer);
      }
      return found;
    },
  };
}
