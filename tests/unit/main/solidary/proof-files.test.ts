import { expect, it } from 'vitest';
import { createSolidaryProofFiles } from '#main/solidary/proof-files.ts';
import { RecordFileAddresses } from '#main/solidary/records/file-addresses.ts';
import { AppFailure } from '#shared/failure.ts';
import { fakeClient, id } from './support.ts';

const person = {
  id,
  proofs: [
    { fileName: null, originalName: null },
    { fileName: 'https://platform.example/upload/4.png', originalName: 'carte.png' },
  ],
};

function files(answer: object | Error) {
  const loaded: string[] = [];
  const load = async (src: string) => {
    loaded.push(src);
    return new Response('bytes');
  };
  const recordFiles = new RecordFileAddresses();
  const service = createSolidaryProofFiles({
    client: fakeClient([answer]),
    files: { load, clear: () => {} },
    recordFiles,
    log: () => {},
  });
  return {
    loaded,
    recordFiles,
    load: (position: number, name: string) => service.load({ role: 'beneficiary', id, position, name }),
    loadOf: (record: number, position: number, name: string) =>
      service.load({ role: 'record', id: record, position, name }),
  };
}

it('the file of a proof is loaded from the address that the platform gives now', async () => {
  const { load, loaded } = files(person);
  expect((await load(1, 'carte.png')).status).toBe(200);
  expect(loaded).toEqual(['https://platform.example/upload/4.png']);
});

it.each([
  [410, 1, 'autre.png'],
  [404, 0, ''],
  [404, 7, 'carte.png'],
])('status %i for another file at its place, none, or no such proof', async (status, position, name) => {
  const { load, loaded } = files(person);
  expect((await load(position, name)).status).toBe(status);
  expect(loaded).toEqual([]);
});

it('a person who may not be read gives 403', async () => {
  expect((await files(new AppFailure({ kind: 'denied' })).load(1, 'carte.png')).status).toBe(403);
});

it('the file of a record is loaded from what its last reading gave: nothing is read for it', async () => {
  const { load: _, loadOf, loaded, recordFiles } = files(new Error('nothing may be read'));
  recordFiles.keep({ id: 12, adminproofs: person.proofs });
  expect((await loadOf(12, 1, 'carte.png')).status).toBe(200);
  expect(loaded).toEqual(['https://platform.example/upload/4.png']);
  const statuses = [loadOf(12, 1, 'autre.png'), loadOf(12, 0, ''), loadOf(13, 1, 'carte.png')];
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([410, 404, 404]);
  recordFiles.clear();
  expect((await loadOf(12, 1, 'carte.png')).status).toBe(404);
});
