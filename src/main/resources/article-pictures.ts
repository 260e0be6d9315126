import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import { anySignal } from '../api/abort.ts';
import { type OtherPictures, PictureSources } from '../api/picture-source.ts';
import { abortedAfter } from '../delay.ts';
import { isWithin, readImageHeader } from '../media/image-header.ts';
import { mediaLimits } from '../media/limits.ts';
import { readBody } from '../network/answers.ts';
import type { HttpFetch } from '../ports.ts';

/** Milliseconds for each of the two calls. */
const TIME_LIMIT = 60_000;

/** The forms in which upload scripts for editors answer. */
const answered = z.union([
  z.string(),
  z.object({ location: z.string() }).transform(({ location }) => location),
  z.object({ url: z.string() }).transform(({ url }) => url),
]);

const unreadable = () => new AppFailure({ kind: 'server', isUnreadable: true });

/** Returns the address in a response: from JSON, plain text, or its `Location`. */
async function addressIn(response: Response): Promise<string | null> {
  const text = new TextDecoder().decode(await readBody(response).catch(() => undefined)).trim();
  try {
    const read = answered.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    if (/^(?:https:\/|\/)\S+$/.test(text)) return text;
  }
  return response.headers.get('location');
}

/**
 * Uploads a picture for the text of an article to the site's upload address, then fetches it from the returned address,
 * because a picture that cannot be loaded must not enter a text (docs/screens/05-content.md B2). Neither call carries
 * the person's token: the address is not the platform's. The second call stays with that host and the hosts that the
 * site allows for pictures.
 * @param target `articleImageUrl` of the configuration
 * @throws AppFailure
 */
export async function sendArticlePicture(
  { fetch, target, others }: { fetch: HttpFetch; target: string; others?: OtherPictures | undefined },
  picture: File,
  signal?: AbortSignal,
): Promise<string> {
  const until = () => anySignal(abortedAfter(TIME_LIMIT), signal);
  const common = { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' } as const;
  const form = new FormData();
  form.append('file', picture, picture.name);
  const post = { ...common, method: 'POST', body: form, answer: 'address' } as const;
  const sent = await reach(() => fetch(target, { ...post, signal: until() }), signal);
  if (!sent.ok) throw new AppFailure({ kind: 'server', status: sent.status, isUnreadable: false });
  const address = await addressIn(sent);
  const url = address !== null && URL.canParse(address, target) ? new URL(address, target) : null;
  const sources = new PictureSources({ baseUrl: target, fetch, others });
  const source = url && sources.find(url.href);
  if (source === null) throw unreadable();
  const get = { ...common, isRead: true, answer: 'picture' } as const;
  const shown = await reach(() => sources.fetch(source, { ...get, signal: until() }), signal);
  const bytes = shown.ok ? await readBody(shown).catch(() => null) : null;
  const header = bytes && readImageHeader(bytes);
  if (header === null || !isWithin(header, mediaLimits.picture)) throw unreadable();
  return source.href;
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
