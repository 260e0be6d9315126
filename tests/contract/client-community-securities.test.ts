import { afterEach, beforeEach, expect, it } from 'vitest';
import { communitySecurityHandlers } from '#main/communities/security.ts';
import { FileSelections } from '#main/files/selections.ts';
import { toAppError } from '#shared/failure.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
let text: string;
beforeEach(async () => {
  house = await connect('administrator', 20);
  house.server.requests.length = 0;
  text = '\uFEFFanna;secret1\r\n\r\nboris;secret2\r\n';
});
afterEach(() => house.server.close());

/** Checks a file and sends it to a community. */
async function replace(communityId: number): Promise<void> {
  const bytes = () => new TextEncoder().encode(text);
  const files = { stat: async () => ({ name: 'identifiants.csv', size: bytes().length }), read: async () => bytes() };
  const selections = new FileSelections();
  const handlers = communitySecurityHandlers({ client: house.client, files, selections });
  const { selectionId } = selections.add({ path: '/identifiants.csv', name: 'identifiants.csv', size: 1 });
  expect(await handlers['communities.checkSecurityFile']({ selectionId }, house.call)).toMatchObject({
    outcome: 'ready',
  });
  await handlers['communities.uploadSecurityFile']({ communityId, selectionId }, house.call);
}

it('replaces the login file of a community by the lines that were checked', async () => {
  await replace(4);
  expect(departures(house)).toEqual([]);
  const read = (await house.client.get('admin/communities/4')) as { communitySecurities: unknown[] }; // by the contract
  expect(read.communitySecurities).toEqual([expect.objectContaining({ originalName: 'identifiants.csv' })]);
});

it('is sent in one form that holds the community and the text without blank lines', async () => {
  await replace(4);
  const [form] = house.server.requests.flatMap(({ request }) => request.form ?? []);
  const file = form?.get('file');
  expect(form?.get('communityId')).toBe('4');
  expect(file instanceof File && (await file.text())).toBe('anna;secret1\nboris;secret2\n');
});

it('says that an unknown community has not got it', async () => {
  const error = toAppError(await replace(9999).catch((thrown: unknown) => thrown));
  expect(error).toMatchObject({ kind: 'notFound' });
  expect(house.server.requests.filter(({ request }) => request.method === 'POST')).toEqual([]);
  expect(departures(house)).toEqual([]);
});
