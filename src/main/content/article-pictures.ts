import { z } from 'zod';
import { AppFailure } from '#shared/errors.ts';
import { readImageHeader } from '../api/image-header.ts';
import type { HttpFetch } from '../ports.ts';

/** Milliseconds for each of both calls. */
const TIME_LIMIT = 60_000;

/** What such a script answers, in the ways that editors know. */
const answered = z.union([
  z.object({ location: z.string() }).transform(({ location }) => location),
  z.object({ url: z.string() }).transform(({ url }) => url),
]);

const unreadable = () => new AppFailure({ kind: 'server', isUnreadable: true });

/** The address in an answer: as JSON, as plain text, or in its `Location`. */
async function addressIn(response: Response): Promise<string | null> {
  const text = (await response.text()).trim();
  try {
    const read = answered.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    if (/^(?:https:\/|\/)\S+$/.test(text)) return text;
  }
  return response.headers.get('location');
}

/**
 * Sends a picture for the text of an article to the place that the site has for them, then fetches it from the address that
 * was answered: one that does not come back must not go into a text (screens 05 B2). Neither call takes the person's token:
 * the place is beside the platform.
 *
 * @param target `articleImageUrl` of the configuration
 * @throws AppFailure
 */
export async function sendArticlePicture(
  { fetch, target }: { fetch: HttpFetch; target: string },
  picture: File,
  signal?: AbortSignal,
): Promise<string> {
  const until = () => AbortSignal.any([AbortSignal.timeout(TIME_LIMIT), ...(signal === undefined ? [] : [signal])]);
  const common = { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' } as const;
  const form = new FormData();
  form.append('file', picture, picture.name);
  const sent = await reach(() => fetch(target, { ...common, method: 'POST', body: form, signal: until() }), signal);
  if (!sent.ok) throw new AppFailure({ kind: 'server', status: sent.status, isUnreadable: false });
  const address = await addressIn(sent);
  if (address === null || !URL.canParse(address, target)) throw unreadable();
  const url = new URL(address, target);
  if (url.protocol !== 'https:') throw unreadable();
  const shown = await reach(() => fetch(url, { ...common, signal: until() }), signal);
  const bytes = shown.ok ? new Uint8Array(await shown.arrayBuffer()) : new Uint8Array();
  if (readImageHeader(bytes) === null) throw unreadable();
  return url.href;
}

async function reach(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  try {
    return await ask();
  } catch (thrown) {
    if (signal?.aborted === true) throw new AppFailure({ kind: 'cancelled' });
    if (thrown instanceof AppFailure) throw thrown;
    const isLate = thrown instanceof DOMException && thrown.name === 'TimeoutError';
    throw new AppFailure({ kind: 'network', reason: isLate ? 'timeout' : 'unreachable' });
  }
}
