import { expect, it } from 'vitest';
import { FileSelections } from '#main/files/selections.ts';
import { uploadForRecord } from '#main/solidary/records/upload.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { call, failed, fakeClient, lost } from '../support.ts';

const pdf = new TextEncoder().encode('%PDF-1.7 proof');
const denied = () => new AppFailure({ kind: 'denied', right: 'proof_create', status: 400 });
const gateway = () => new AppFailure({ kind: 'server', status: 502, isUnreadable: false, isGateway: true });

function uploading(answer: Error | null, maxBytes = 100) {
  const selections = new FileSelections();
  const { selectionId } = selections.add({ path: '/carte.pdf', name: 'carte.pdf', size: pdf.byteLength });
  const client = fakeClient([], () => {
    if (answer !== null) throw answer;
    return {};
  });
  const files = { stat: async () => ({ name: 'carte.pdf', size: pdf.byteLength }), read: async () => pdf };
  const order: string[] = [];
  const send = () =>
    uploadForRecord(
      { client, files, selections, maxBytes },
      { recordId: 12, structureProofId: 3, selectionId },
      { ...call, commit: () => order.push('committed') },
    );
  return { client, order, send, chosen: () => selections.get(selectionId) };
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

it.each([
  ['refused by a 500 of the platform, which answers so to a second file', failed, 'refused'],
  ['unknown where its answer is lost', lost, 'unknown'],
  ['unknown where a gateway answered in place of the platform', gateway, 'unknown'],
] as const)('the file of a proof is %s: it is sent once, and stays chosen', async (_, failure, outcome) => {
  const { client, send, chosen } = uploading(failure());
  expect(await send()).toEqual({ outcome });
  expect(client.sent).toHaveLength(1);
  expect(chosen()).toMatchObject({ name: 'carte.pdf' });
});

it('whoever may not send files is told so by the right, and a file that is too large is not sent', async () => {
  expect(await errorOf(uploading(denied()).send())).toMatchObject({ kind: 'denied', right: 'proof_create' });
  const large = uploading(null, 3);
  expect(await errorOf(large.send())).toMatchObject({ kind: 'file', reason: 'tooLarge' });
  expect(large.client.sent).toEqual([]);
  expect(large.chosen()).toBeTruthy();
});
