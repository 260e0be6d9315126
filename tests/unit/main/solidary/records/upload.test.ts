import { describe, expect, it } from 'vitest';
import { FileSelections } from '#main/files/selections.ts';
import { uploadForRecord } from '#main/solidary/records/upload.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { whileWaiting } from '#tests/support/no-waiting.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { call, failed, fakeClient, lost } from '../support.ts';

const pdf = new TextEncoder().encode('%PDF-1.7 proof');
const denied = () => new AppFailure({ kind: 'denied', right: 'proof_create', status: 400 });
const gateway = () => new AppFailure({ kind: 'server', status: 502, isUnreadable: false, isGateway: true });

function uploading(answer: Error | null, maxBytes = 100) {
  const selections = new FileSelections();
  const { selectionId } = selections.add({ path: '/carte.pdf', name: 'carte.pdf', size: pdf.byteLength });
  let name: string | null = null;
  const record = recordedBody('getSolidary', 'with-a-carpooler');
  // The proofs of a recorded item are a list.
  const answers = record.adminproofs as Record<string, unknown>[];
  const platform = {
    reads: 0,
    isReadable: true,
    /** Stores a file under the proof of this test. */
    store: (stored = 'carte.pdf') => {
      name = stored;
    },
  };
  const client = {
    ...fakeClient([], () => {
      if (answer !== null) throw answer;
      return {};
    }),
    getWithEffect: async () => {
      platform.reads += 1;
      if (!platform.isReadable) throw failed();
      const proof = { ...answers[0], structureProofId: 3, fileName: 'x.pdf', originalName: name, fileSize: '4' };
      return { ...record, id: 12, adminproofs: name === null ? [] : [proof] };
    },
  };
  const files = { stat: async () => ({ name: 'carte.pdf', size: pdf.byteLength }), read: async () => pdf };
  const order: string[] = [];
  const send = () =>
    uploadForRecord(
      { client, files, selections, maxBytes },
      { recordId: 12, structureProofId: 3, selectionId },
      { ...call, commit: () => order.push('committed') },
    );
  return { client, platform, order, send, chosen: () => selections.get(selectionId) };
}
const errorOf = (promise: Promise<unknown>) => promise.then(() => null, toAppError);

it('the file of a proof is sent once its record exists, by the ids of both, and is then no longer kept', async () => {
  const { client, order, send, chosen } = uploading(null);
  expect(await send()).toEqual({ outcome: 'done' });
  const [sent] = client.sent;
  // What was sent is a form.
  const form = sent?.body as FormData;
  expect([sent?.path, form.get('solidaryId'), form.get('proofId')]).toEqual(['admin/proofs', '12', '3']);
  expect(client.sent).toHaveLength(1);
  expect(order).toEqual(['committed']);
  expect(chosen).toThrow();
});

const failures = [
  ['a 500 of the platform', failed],
  ['a page in place of the answer', () => new AppFailure({ kind: 'server', status: 200, isUnreadable: true })],
  ['a lost answer', lost],
  ['a 502 of a gateway', gateway],
] as const;

describe.each(failures)('the file of a proof that is answered by %s', (_, failure) => {
  it('is done where the record names it', async () => {
    const { client, platform, send, chosen } = uploading(failure());
    platform.store();
    expect(await send()).toEqual({ outcome: 'done' });
    expect([client.sent.length, platform.reads]).toEqual([1, 1]);
    expect(chosen).toThrow();
  });

  it('is refused where the proof has another file: a second one is never taken', async () => {
    const { client, platform, send, chosen } = uploading(failure());
    platform.store('avant.pdf');
    expect(await send()).toEqual({ outcome: 'refused' });
    expect(client.sent).toHaveLength(1);
    expect(chosen()).toMatchObject({ name: 'carte.pdf' });
  });

  it('is unknown where the record cannot be read', async () => {
    const { client, platform, send, chosen } = uploading(failure());
    platform.isReadable = false;
    expect(await send()).toEqual({ outcome: 'unknown' });
    expect(client.sent).toHaveLength(1);
    expect(chosen()).toMatchObject({ name: 'carte.pdf' });
  });
});

it.each([
  ['refused by the platform itself', failed, 'refused', 1],
  ['not known to be stored by one that does not answer', gateway, 'unknown', 2],
] as const)('a file that the record does not show is %s', async (_, failure, outcome, reads) => {
  const { platform, send } = uploading(failure());
  expect(await send()).toEqual({ outcome });
  expect(platform.reads).toBe(reads);
});

it('a file that is stored six seconds after the 504 is done', async () => {
  const { client, platform, send } = uploading(gateway());
  whileWaiting([6000, () => platform.store()]);
  expect(await send()).toEqual({ outcome: 'done' });
  expect(client.sent).toHaveLength(1);
});

it('whoever may not send files is told so by the right, and a file that is too large is not sent', async () => {
  expect(await errorOf(uploading(denied()).send())).toMatchObject({ kind: 'denied', right: 'proof_create' });
  const large = uploading(null, 3);
  expect(await errorOf(large.send())).toMatchObject({ kind: 'file', reason: 'tooLarge' });
  expect(large.client.sent).toEqual([]);
  expect(large.chosen()).toBeTruthy();
});
