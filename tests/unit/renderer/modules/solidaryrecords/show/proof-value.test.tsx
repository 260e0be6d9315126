import { beforeEach, expect, test, vi } from 'vitest';
import { ProofValue } from '#renderer/modules/solidaryrecords/show/cards/ProofValue.tsx';
import type { AskedProof } from '#renderer/modules/solidaryrecords/show/cards/proofs.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { openScreen } from '#tests/support/screen.tsx';

const wire = recordedBody('getSolidary', 'punctual');
// The recorded record has proofs.
const [first] = wire.adminproofs as object[];

beforeEach(() => void installFakeBridge());

/** What is shown of a proof whose answer has these keys; of none at all where they are null. */
async function shown(proof: Partial<AskedProof>, answer: object | null): Promise<string | null> {
  const record = recordItem.parse({ ...wire, adminproofs: answer === null ? [] : [{ ...first, ...answer }] });
  const asked = { structureProofId: 4, label: 'Revenus', isMandatory: false, isFile: false, ...proof };
  const value = <ProofValue proof={{ ...asked, answer: record.proofs[0] ?? null }} {...{ record }} {...nothingElse} />;
  const { container, unmount } = await openScreen(<p data-value>{value}</p>);
  await vi.waitFor(() => expect(container.querySelector('[data-value]')).not.toBeNull());
  const text = container.querySelector('[data-value]')?.textContent ?? null;
  unmount();
  return text;
}
const nothingElse = { structure: undefined, beneficiary: undefined, onOpen: () => undefined };
const input = { input: true, checkbox: false, file: false };
const box = { input: false, checkbox: true, file: false };

test('a proof is what was answered, and a box that was ticked or not', async () => {
  expect(await shown({}, { ...input, value: '1200 €' })).toBe('1200 €');
  expect(await shown({}, { ...box, value: true })).toBe('Oui');
  expect(await shown({}, { ...box, value: false })).toBe('Non');
});

test('one that was not answered is missing where it is mandatory, and otherwise just not given', async () => {
  for (const answer of [null, { ...input, value: '' }, { ...input, value: null }]) {
    expect(await shown({ isMandatory: true }, answer)).toBe('Manquant');
    expect(await shown({}, answer)).toBe('Non fourni');
  }
  expect(await shown({ isFile: true, isMandatory: true }, { ...input, value: 'carte' })).toBe('Manquant');
});
