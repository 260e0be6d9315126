import { describe, expect, it } from 'vitest';
import { bounded } from '#main/network/answers.ts';
import type { HttpFetch } from '#main/ports.ts';
import { sendArticlePicture } from '#main/resources/article-pictures.ts';
import { toAppError } from '#shared/failure.ts';
import { pngBytes } from '#tests/support/pictures.ts';
import { trainingBaseUrl } from '#training/address.ts';
import { createTrainingPlatform } from '#training/index.ts';

const target = `${trainingBaseUrl}/image.php`;
const picture = () => new File([pngBytes(400, 300)], 'affiche.png', { type: 'image/png' });

/** The place of the site, which takes the picture and says this; what is fetched from it then. */
const place =
  (said: () => Response, shown: () => Response = () => new Response(pngBytes(400, 300))): HttpFetch =>
  async (_, init) =>
    init?.method === 'POST' ? said() : shown();

const outcome = (fetch: HttpFetch, signal?: AbortSignal) =>
  sendArticlePicture(
    { fetch: bounded(fetch), target, others: { hosts: ['cdn.example.org'], fetch: bounded(fetch) } },
    picture(),
    signal,
  ).catch(toAppError);

describe('a picture for the text of an article', () => {
  it('is sent without a token, and gives its address once it is stored', async () => {
    const { fetch } = createTrainingPlatform({ users: 1 });
    const calls: Request[] = [];
    const address = await outcome((input, init) => {
      calls.push(new Request(input, init));
      return fetch(input, init);
    });
    expect(address).toMatch(/^https:\/\/training\.escale\.invalid\/images\/articles\/\d+\.png$/);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${target}`, `GET ${String(address)}`]);
    expect(calls.every(({ headers }) => !headers.has('authorization'))).toBe(true);
  });

  it('is sent and checked without credentials and without following redirects', async () => {
    const asked: Parameters<HttpFetch>[1][] = [];
    const fetch = place(() => Response.json({ location: '/a.png' }));
    await outcome((input, init) => {
      asked.push(init);
      return fetch(input, init);
    });
    expect(asked).toHaveLength(2);
    for (const init of asked) {
      expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
    }
  });

  it.each([
    ['as `url`', () => Response.json({ url: 'https://cdn.example.org/a.png' })],
    ['as text', () => new Response('https://cdn.example.org/a.png\n')],
    ['as a text of JSON', () => Response.json('https://cdn.example.org/a.png')],
    [
      'in its Location',
      () => new Response('', { status: 201, headers: { location: 'https://cdn.example.org/a.png' } }),
    ],
  ])('may answer with its address %s', async (_, said) => {
    expect(await outcome(place(said))).toBe('https://cdn.example.org/a.png');
  });

  it.each([
    ['no address', place(() => new Response('<p>OK</p>'))],
    [
      'an address on a host that the site does not name',
      place(() => Response.json({ location: 'https://other.example.org/a.png' })),
    ],
    ['an address that is not https', place(() => Response.json({ location: 'http://cdn.example.org/a.png' }))],
    ['a script for an address', place(() => Response.json({ location: 'javascript:alert(1)' }))],
    ['an address inside the network', place(() => Response.json({ location: 'https://192.168.1.10/a.png' }))],
    ['an address with a password', place(() => Response.json({ location: 'https://a:b@cdn.example.org/a.png' }))],
    ['an answer without end', place(() => new Response(`${' '.repeat(70_000)}https://cdn.example.org/a.png`))],
    [
      'a picture without end',
      place(
        () => Response.json({ location: '/a.png' }),
        () => new Response(new Blob([pngBytes(400, 300), new Uint8Array(9 * 1024 * 1024)])),
      ),
    ],
    [
      'a picture that is not there',
      place(
        () => Response.json({ location: '/a.png' }),
        () => new Response(null, { status: 404 }),
      ),
    ],
    [
      'a page in the place of the picture',
      place(
        () => Response.json({ location: '/a.png' }),
        () => new Response('<html></html>'),
      ),
    ],
  ])('fails with %s', async (_, fetch) => {
    expect(await outcome(fetch)).toMatchObject({ kind: 'server', isUnreadable: true });
  });

  it('fails with the reason of the refusal', async () => {
    expect(await outcome(place(() => new Response('', { status: 500 })))).toMatchObject({
      kind: 'server',
      status: 500,
    });
    expect(
      await outcome(async () => {
        throw new TypeError('fetch failed');
      }),
    ).toMatchObject({ kind: 'network', reason: 'unreachable' });
    const given = AbortSignal.abort();
    expect(await outcome(async () => Promise.reject(given.reason), given)).toMatchObject({ kind: 'cancelled' });
  });
});
