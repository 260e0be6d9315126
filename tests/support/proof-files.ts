import { onTestFinished, vi } from 'vitest';

/** What main answers for the document of a proof: a picture, or a status. */
export type FakeFile = 'picture' | number;

/**
 * Answers the documents of proofs in the place of main; `answerOf` gets the numbers of person and proof. What was asked
 * for stands in the result, in order.
 */
export function answerProofFiles(answerOf: (userId: number, proofId: number) => FakeFile = () => 'picture'): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://localhost');
    const [user, proof] = [Number(searchParams.get('user')), Number(searchParams.get('proof'))];
    requested.push(`${user}/${proof}`);
    const file = answerOf(user, proof);
    if (typeof file === 'number') return new Response(null, { status: file });
    return new Response('picture', { headers: { 'content-type': 'image/png' } });
  });
  // jsdom has no addresses for bytes.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return requested;
}
