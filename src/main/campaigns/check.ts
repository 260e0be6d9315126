import type { ResponseOf } from '#shared/ipc/contract.ts';
import { untilAborted } from '../api/abort.ts';
import { readUpTo } from '../api/stream.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import { addressRefused } from '../network/address-guard.ts';
import { RedirectFailure } from '../network/redirect.ts';
import type { AddressFetch } from '../ports.ts';

type Answers = ResponseOf<'campaigns.checkMessage'>;
type Answered = Answers['images'][number];

interface CheckServices {
  /** Asks any web address but private ones. */
  fetch: AddressFetch;
  /** Milliseconds per address. */
  timeLimit?: number;
}

const TIME_LIMIT = 15_000;
const AT_ONCE = 4;
/** Maximum bytes read of a picture: more than what the platform keeps. */
const MAX_PICTURE = 16 * 1024 * 1024;

/** Answers of servers that know no HEAD, or treat it differently. */
const isWorthAsking = (status: number) => status >= 400;

/** Whether the guard of addresses refused to connect, as the cause of whatever was thrown. */
function isRefused(thrown: unknown): boolean {
  let error = thrown;
  while (error instanceof Error) {
    if ('code' in error && error.code === addressRefused().code) return true;
    error = error.cause;
  }
  return false;
}

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

const outcomeOf = (status: number): Answered['outcome'] => {
  if (status < 400) return 'ok';
  return status === 404 || status === 410 ? 'missing' : 'failing';
};

/**
 * The check of a message before its test: what its pictures and links answer (docs/screens/04-campaigns.md §6, §10).
 */
export function checkHandlers({
  fetch,
  timeLimit = TIME_LIMIT,
}: CheckServices): Pick<Handlers, 'campaigns.checkMessage'> {
  const ask = (url: URL, method: 'GET' | 'HEAD', signal: AbortSignal) =>
    untilAborted(
      fetch(url, {
        method,
        signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // Followed nowhere: the next address could be a private one.
        redirect: 'manual',
        isRead: true,
      }),
      signal,
    );

  const askLink = async (url: URL, signal: AbortSignal): Promise<Omit<Answered, 'address'>> => {
    const head = await ask(url, 'HEAD', signal);
    if (!isWorthAsking(head.status)) return { outcome: 'ok', status: head.status, bytes: null };
    const { body, status } = await ask(url, 'GET', signal);
    await body?.cancel();
    return { outcome: outcomeOf(status), status, bytes: null };
  };

  const askImage = async (url: URL, signal: AbortSignal): Promise<Omit<Answered, 'address'>> => {
    const response = await ask(url, 'GET', signal);
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
    const bytes = await untilAborted(readUpTo(MAX_PICTURE, response), signal);
    return { outcome: 'ok', status, bytes: bytes?.byteLength ?? MAX_PICTURE };
  };

  const answerOf = async (kind: keyof Answers, address: string, cancelled: AbortSignal): Promise<Answered> => {
    const url = webAddress(address);
    if (url === null) return without(address, 'refused');
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
      return without(address, isRefused(thrown) ? 'refused' : 'silent');
    } finally {
      clearTimeout(timer);
      limit.abort();
    }
  };

  return {
    'campaigns.checkMessage': async ({ images, links }, { signal, progress }: CallContext) => {
      const wanted = [
        ...[...new Set(images)].map((address) => ({ kind: 'images', address }) as const),
        ...[...new Set(links)].map((address) => ({ kind: 'links', address }) as const),
      ];
      const found: Answers = { images: [], links: [] };
      const left = wanted.entries();
      const answers: Answered[] = [];
      let done = 0;
      const work = async () => {
        for (const [index, { kind, address }] of left) {
          answers[index] = await answerOf(kind, address, signal);
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
