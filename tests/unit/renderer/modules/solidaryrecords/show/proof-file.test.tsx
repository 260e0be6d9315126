import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProofsCard } from '#renderer/modules/solidaryrecords/show/cards/ProofsCard.tsx';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { openScreen } from '#tests/support/screen.tsx';

const wire = recordedBody('getSolidary', 'punctual');
// The recorded record has proofs.
const [first] = wire.adminproofs as object[];
const file = { file: true, input: false, fileName: 'https://platform.example/1.pdf', originalName: 'carte.pdf' };
const record = recordItem.parse({
  ...wire,
  adminproofs: [first, { ...first, ...file, proofId: 77, structureProofId: 88 }],
});

let asked: string[];
beforeEach(() => {
  asked = [];
  installFakeBridge({ 'solidary.forgetProofFiles': () => undefined });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(null, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a file opens from the record where its person is not known, and says why it cannot after a restart', async () => {
  const card = <ProofsCard record={record} structure={undefined} beneficiary={undefined} onRead={() => {}} />;
  const { person } = await openScreen(card);
  const [button] = await screen.findAllByRole('button', { name: /^Ouvrir/ });
  if (button === undefined) throw new Error('no button');
  await person.click(button);
  await screen.findByText(/Fermez ce document et actualisez la demande/);
  expect(asked).toEqual([`/solidary-proof?role=record&id=${record.id}&position=1&name=carte.pdf`]);
});
