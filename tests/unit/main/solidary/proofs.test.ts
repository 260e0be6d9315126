import { beforeEach, describe, expect, it } from 'vitest';
import { FileSelections } from '#main/files/selections.ts';
import { ProofUploads } from '#main/solidary/proofs.ts';
import { toAppError } from '#shared/failure.ts';
import { gifBytes, pngBytes } from '#tests/support/pictures.ts';
import { call, failed, fakeClient, id, wire } from './support.ts';

const pdf = new TextEncoder().encode('%PDF-1.7 carte');
const named = (originalName: string) =>
  wire.beneficiary(1, {
    proofs: [
      { structureId: 1, structureProofId: 3, file: true, fileName: 'https://platform.example/x.png', originalName },
    ],
  });
const without = wire.beneficiary(1);
const throwing = (error: () => Error) => () => {
  throw error();
};

let bytes: Uint8Array;
let filesRead: number;
let selections: FileSelections;
let selectionId: string;
beforeEach(() => {
  bytes = pdf;
  filesRead = 0;
  selections = new FileSelections();
});

function send(client: ReturnType<typeof fakeClient>, maxBytes = 5_000_000) {
  const files = {
    stat: async () => ({ name: 'carte.pdf', size: bytes.length }),
    read: async () => {
      filesRead += 1;
      return bytes;
    },
  };
  ({ selectionId } = selections.add({ path: '/carte.pdf', name: 'carte.pdf', size: 1 }));
  const uploads = new ProofUploads({ client, files, selections, maxBytes });
  return uploads.send({ id, recordId: 4, structureProofId: 3, selectionId }, call);
}
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: unknown) => toAppError(thrown),
  );

describe('the file of a proof', () => {
  it.each([
    ['application/pdf', pdf],
    ['image/png', new Uint8Array(pngBytes(300, 300))],
  ])('of the type %s is sent once with its record and its proof', async (type, content) => {
    bytes = content;
    const client = fakeClient([without]);
    expect(await send(client)).toEqual({ outcome: 'done' });
    const [{ path, body, options } = { path: '', body: null, options: null }] = client.sent;
    expect(path).toBe('admin/proofs');
    expect(options).toMatchObject({ right: 'proof_create' });
    const form = body as FormData; // what `upload` takes
    expect([form.get('solidaryId'), form.get('proofId')]).toEqual(['4', '3']);
    expect(form.get('file')).toMatchObject({ name: 'carte.pdf', type });
    expect(() => selections.get(selectionId)).toThrow();
  });

  it.each([
    ['tooLarge', pdf, 10],
    ['empty', new Uint8Array(), 10],
    ['unsupported', new TextEncoder().encode('<html>not a proof</html>'), 100],
    ['unsupported', gifBytes([300, 300], [[300, 300]]), 100],
    ['tooManyPixels', pngBytes(20_000, 20_000), 100],
  ] as const)('is refused as %s before anything is sent, and stays chosen', async (reason, content, maxBytes) => {
    bytes = content;
    const client = fakeClient([without]);
    expect(await errorOf(send(client, maxBytes))).toMatchObject({ kind: 'file', reason });
    expect(client.sent).toEqual([]);
    expect(client.reads).toEqual([]);
    expect(selections.get(selectionId)).toMatchObject({ path: '/carte.pdf' });
  });

  it('is not read when it is beyond the limit', async () => {
    await errorOf(send(fakeClient([without]), 10));
    expect(filesRead).toBe(0);
  });

  it('is not sent when the person cannot be read before, which may be read again', async () => {
    const client = fakeClient([failed()]);
    expect(await errorOf(send(client))).toMatchObject({ kind: 'server', isUnsent: true });
    expect(client.sent).toEqual([]);
    expect(selections.get(selectionId)).toBeTruthy();
  });

  it('is not sent where the proof has one: the platform cannot replace it', async () => {
    const client = fakeClient([named('autre.png')]);
    expect(await send(client)).toEqual({ outcome: 'alreadyThere' });
    expect(client.sent).toEqual([]);
  });

  it.each([
    ['done', [without, named('carte.pdf')], failed],
    ['alreadyThere', [without, named('autre.png')], failed],
    ['notDone', [without], failed],
    ['unknown', [without, failed()], failed],
  ] as const)(
    'whose answer proves nothing is %s by what the person has afterwards',
    async (outcome, answers, error) => {
      const client = fakeClient(answers, throwing(error));
      expect(await send(client)).toEqual({ outcome });
      expect(client.sent).toHaveLength(1);
      // What did not go can be sent again without choosing it a second time.
      const isKept = outcome === 'notDone' || outcome === 'unknown';
      if (isKept) expect(selections.get(selectionId)).toBeTruthy();
    },
  );
});
