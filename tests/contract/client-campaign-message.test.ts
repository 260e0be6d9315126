import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBody } from '#shared/resources/campaigns/blocks.ts';
import { messageOf } from '#tests/support/campaigns.ts';
import { type Connected, connect, departures, errorOf, writesOf } from './support/connected.ts';

let house: Connected;
const open = async (account: Parameters<typeof connect>[0] = 'administrator') => {
  house = await connect(account, 300);
  house.server.requests.length = 0;
};
beforeEach(() => open());
afterEach(() => house.server.close());

const me = 1;
/** A draft with every kind of block, two pictures among them. */
const full = 37;
const item = (id: number) => house.handlers['campaigns.get']({ id }, house.call);
const named = async (name: string) => {
  const { rows } = await house.handlers['campaigns.list'](
    { page: 1, perPage: 50, sort: [], filters: { name } },
    house.call,
  );
  return rows.map((row) => row.name);
};
const pathsOf = () =>
  house.server.requests
    .map(({ request: { method, url } }) => `${method} ${url}`)
    .filter((call) => !call.startsWith('GET /admin/campaigns') && !call.startsWith('GET /images'));

describe('a trial without fixing', () => {
  const name = 'Essai de la rentrée';
  const trial = (id = full) => house.handlers['campaigns.trial']({ id, name }, house.call);

  it('tests a copy for the person alone, deletes it, and leaves the campaign as it was', async () => {
    const before = await item(full);
    expect(await trial()).toEqual({ outcome: 'sent', email: 'administration@example.org', copy: null });
    const messages = house.server.platform.sent();
    expect(messages.map(({ about, to }) => [about, to])).toEqual([['campaign.test', me]]);
    expect(messages[0]?.campaign?.subject).toBe(before.subject);
    expect(await item(full)).toEqual(before);
    expect(await named('Essai')).toEqual([]);
    expect(departures(house)).toEqual([]);
  });

  it('sends each step once, with nobody else as a recipient', async () => {
    await trial();
    const [copy] = writesOf(house);
    expect(copy?.[1]).toMatchObject({ name });
    expect(pathsOf()).toEqual([
      'GET /admin/users/1',
      'POST /admin/campaigns',
      expect.stringMatching(/^GET \/admin\/users\/associate-campaign\?campaignId=\d+&filterType=1&user%5B%5D=1$/),
      expect.stringMatching(/^GET \/admin\/users\/send-campaign\?campaignId=\d+&mode=1$/),
      expect.stringMatching(/^DELETE \/admin\/campaigns\/\d+$/),
    ]);
  });

  it('does nothing for a person who refuses news', async () => {
    await house.client.patch(`admin/users/${me}`, { newsSubscription: false });
    house.server.requests.length = 0;
    expect(await trial()).toEqual({ outcome: 'noConsent', personId: me });
    expect(writesOf(house)).toEqual([]);
  });

  it('is refused before anything is written where a right is missing', async () => {
    await house.server.close();
    await open('communityManager');
    expect(await errorOf(trial(20))).toMatchObject({ kind: 'denied', right: 'campaign_delete' });
    expect(writesOf(house)).toEqual([]);
  });

  it('tells a body that the platform cannot send, and deletes the copy', async () => {
    expect(await trial(11)).toMatchObject({ outcome: 'stopped', step: 'test', mayHaveLeft: true, copy: null });
    expect(house.server.platform.sent()).toEqual([]);
    expect(await named('Essai')).toEqual([]);
  });

  it('asks for no test when the platform counted others', async () => {
    const pattern = /associate-campaign/;
    house.server.faults.instead('page200', { path: pattern });
    expect(await trial()).toMatchObject({ outcome: 'stopped', step: 'recipients', mayHaveLeft: false });
    expect(house.server.platform.sent()).toEqual([]);
    expect(pathsOf().filter((call) => pattern.test(call))).toHaveLength(1);
  });

  it('counts a test whose answer was lost as sent where the status has moved, without a second one', async () => {
    house.server.faults.cut({ path: /send-campaign/ });
    expect(await trial()).toMatchObject({ outcome: 'sent', copy: null });
    expect(house.server.platform.sent()).toHaveLength(1);
  });

  it('keeps a copy that the platform may still be sending, and names it', async () => {
    house.server.faults.drop({ path: /send-campaign/ });
    const answer = await trial();
    expect(answer).toMatchObject({ outcome: 'stopped', step: 'test', mayHaveLeft: true, copy: { name } });
    expect(await named('Essai')).toEqual([name]);
  });

  it('names the copy that could not be deleted', async () => {
    house.server.faults.status(400, { method: 'DELETE', path: /campaigns/ });
    expect(await trial()).toMatchObject({ outcome: 'sent', copy: { name } });
  });
});

describe('a duplicate', () => {
  const duplicate = (id = full, name = 'Copie', attempt?: string) =>
    house.handlers['campaigns.duplicate']({ id, name, attempt }, house.call);
  const picturesIn = (body: string) => {
    const read = readBody(body);
    return ('blocks' in read ? read.blocks : []).flatMap((block) =>
      block.kind === 'image' ? [{ src: block.src ?? '', id: block.imageId, alt: block.alt, href: block.href }] : [],
    );
  };

  it('has the subject and the body, without recipients, and images of its own', async () => {
    const original = await item(full);
    const { id, ...told } = await duplicate();
    expect(told).toEqual({ name: 'Copie', images: 2, failedImages: 0, error: null });
    const copy = await item(id);
    expect(copy).toMatchObject({ subject: original.subject, status: 0, filterType: null, deliveryCount: null });
    const [mine, former] = [picturesIn(copy.body), picturesIn(original.body)];
    expect(mine.map(({ alt, href }) => [alt, href])).toEqual(former.map(({ alt, href }) => [alt, href]));
    for (const [index, { src, id: imageId }] of mine.entries()) {
      expect([src, imageId]).not.toEqual([former[index]?.src, former[index]?.id]);
      expect((await house.images.load(src)).headers.get('content-type')).toBe('image/png');
    }
    expect(readBody(copy.body)).toMatchObject({ blocks: { length: 7 } });
    expect(await item(full)).toEqual(original);
    expect(departures(house).filter((text) => !text.startsWith('GET /images/'))).toEqual([]);
  });

  it('sends its images without a position: a constant one would leave the last alone', async () => {
    await duplicate();
    const forms = house.server.requests.flatMap(({ request: { form } }) => (form === undefined ? [] : [form]));
    expect(forms.map((form) => [...form.keys()])).toEqual([
      ['campaignId', 'campaignFile'],
      ['campaignId', 'campaignFile'],
    ]);
  });

  it('takes the next name that no campaign has, in whatever letters', async () => {
    await house.handlers['campaigns.create']({ name: 'COPIE', subject: 'x', body: '[]' }, house.call);
    expect((await duplicate(2)).name).toBe('Copie (2)');
    expect((await duplicate(2)).name).toBe('Copie (3)');
  });

  it('whose creation had no answer is found by the retry, under the same name, and made once', async () => {
    const attempt = crypto.randomUUID();
    // Neither the answer of the creation arrives, nor a list that shows the copy.
    const commit = () => {
      house.server.faults.cut({ method: 'POST', path: /campaigns/ });
      house.server.faults.empty({ method: 'GET', path: /admin\/campaigns/, times: 20 });
    };
    const request = { id: 2, name: 'Copie', attempt };
    expect(await errorOf(house.handlers['campaigns.duplicate'](request, { ...house.call, commit }))).toBeDefined();
    house.server.faults.clear();
    expect(await duplicate(2, 'Copie', attempt)).toMatchObject({ name: 'Copie' });
    expect(await named('Copie')).toEqual(['Copie']);
  });

  it('exists when an image is refused in the middle, with the image of the original in its place', async () => {
    house.server.faults.instead('hydra500', { path: '/admin/images', times: 1 });
    const { id, ...told } = await duplicate();
    expect(told).toMatchObject({ images: 2, failedImages: 1, error: null });
    const [first, second] = picturesIn((await item(id)).body);
    const [former] = picturesIn((await item(full)).body);
    expect(first?.src).toBe(former?.src);
    expect(second?.src).not.toBe(former?.src);
  });

  it('exists with the images of the original when their addresses cannot be written', async () => {
    house.server.faults.status(500, { method: 'PATCH', path: /campaigns/ });
    const { id, ...told } = await duplicate();
    expect(told).toMatchObject({ failedImages: 2, error: { kind: 'server' } });
    expect((await item(id)).body).toBe((await item(full)).body);
  });

  it('of a body that is no JSON is the same text', async () => {
    const { id, images } = await duplicate(39);
    expect([images, (await item(id)).body]).toEqual([0, (await item(39)).body]);
  });
});

describe('the check of addresses', () => {
  const check = (id: number | null, images: string[], links: string[]) =>
    house.handlers['campaigns.checkMessage']({ id, body: messageOf(images, links) }, house.call);

  it('says of each picture and link what it answered, and what a picture weighs', async () => {
    const base = house.server.url;
    const { image } = (await house.client.list('admin/events', [['perPage', '100']])).members
      .map((member) => member as { image: string | null })
      .find((event) => event.image !== null) ?? { image: null };
    const { body } = await item(full);
    const elsewhere = JSON.stringify({ type: 'text', position: 9, value: '<a href="http://127.0.0.1:9/">x</a>' });
    await house.client.patch(`admin/campaigns/${full}`, { body: body.replace(/\]$/, `,${elsewhere}]`) });
    const found = await check(
      full,
      [`${image}`, `${base}/images/campaigns/versions/square_800/rien-1.png`, 'ftp://example.org/a.png'],
      [`${base}/admin/users`, `${base}/images/campaigns/versions/square_800/rien-1.png`, 'http://127.0.0.1:9/'],
    );
    expect(found.images.map(({ outcome }) => outcome)).toEqual(['ok', 'missing', 'refused']);
    expect(found.images[0]?.bytes).toBeGreaterThan(100);
    expect(found.links.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['failing', 401],
      ['missing', 404],
      ['silent', null],
    ]);
    expect((await check(null, [`${base}/login`], [])).images[0]?.outcome).not.toBe('ok');
    const sent = house.server.requests.filter(({ request: { url } }) => !/^\/admin\/(?:events|campaigns)/.test(url));
    expect(sent.some(({ request: { headers } }) => headers.authorization !== undefined)).toBe(false);
  });
});
