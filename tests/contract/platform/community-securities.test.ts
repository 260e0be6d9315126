import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { item, rows } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 20 });
  call = await as(platform, 'administrator');
});

const upload = async (id: number, content: BlobPart, by = call) => {
  const form = new FormData();
  form.set('communityId', String(id));
  form.set('file', new File([content], 'identifiants.csv', { type: 'text/csv' }));
  const answer = await by('POST', '/admin/community_securities', { form });
  expect(answer.problems).toEqual([]);
  return answer;
};
const filesOf = async (id: number): Promise<Row[]> => (await item(`/admin/communities/${id}`)).communitySecurities;

describe('the login file of a community', () => {
  it('replaces every former one, is answered without id, and leaves the validation mode', async () => {
    const all = await rows('/admin/communities?perPage=100');
    const several = all.find(({ communitySecurities }) => communitySecurities.length > 1);
    const plain = all.find(({ validationType }) => validationType === 0);
    for (const { id, validationType } of [several, plain].flatMap((row) => row ?? [])) {
      const answer = await upload(id, 'anna;secret1\r\nboris;secret2\r\n');
      expect([answer.status, answer.body.community]).toEqual([201, `/communities/${id}`]);
      expect(answer.body).not.toHaveProperty('id');
      expect(await filesOf(id)).toEqual([expect.objectContaining({ originalName: 'identifiants.csv' })]);
      expect((await item(`/admin/communities/${id}`)).validationType).toBe(validationType);
    }
  });

  it.each([
    ['three columns', 'anna;b;c\n'],
    ['one column', 'anna\n'],
    ['a blank column', 'anna; \n'],
    ['a blank line inside', 'anna;secret1\n\nboris;secret2\n'],
    ['two line ends at its end', 'anna;secret1\n\n'],
    ['nothing', ''],
    ['no text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])],
  ])('is refused without a reason for %s, and the former one stays', async (_, content) => {
    await upload(4, 'anna;secret1\n');
    const before = await filesOf(4);
    const answer = await upload(4, content);
    expect([answer.status, answer.body['hydra:description']]).toEqual(serverError);
    expect(await filesOf(4)).toEqual(before);
  });

  it('is refused without a reason for an unknown community, and taken in any encoding from any account', async () => {
    expect((await upload(9999, 'anna;secret1\n')).status).toBe(500);
    const anybody = await as(platform, 'noAdministration');
    expect((await upload(4, Buffer.from('andré;secret1\n', 'latin1'), anybody)).status).toBe(201);
  });
});
