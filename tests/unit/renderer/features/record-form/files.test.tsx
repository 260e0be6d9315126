import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilesToResend } from '#renderer/features/record-form/files/FilesToResend.tsx';
import { keepPendingFiles } from '#renderer/features/record-form/files/pending.ts';
import { type FileToSend, sendFiles } from '#renderer/features/record-form/files/upload.ts';
import { AppFailure } from '#shared/failure.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';

const file = (structureProofId: number): FileToSend => ({
  structureProofId,
  label: `Justificatif ${structureProofId}`,
  file: { selectionId: `chosen-${structureProofId}`, name: `${structureProofId}.pdf`, size: 10 },
});

test('files go one after the other, and one that fails stops none and stays chosen', async () => {
  const bridge = installFakeBridge({
    'solidaryrecords.uploadProof': ({ structureProofId }) => {
      if (structureProofId === 1) throw new AppFailure({ kind: 'file', reason: 'tooLarge' });
      return { outcome: structureProofId === 2 ? 'done' : 'unknown' };
    },
  });
  const seen: string[] = [];
  const left = await sendFiles(12, [file(1), file(2), file(3)], ({ label, at, count }) =>
    seen.push(`${label} ${at}/${count}`),
  );
  expect(seen).toEqual(['Justificatif 1 1/3', 'Justificatif 2 2/3', 'Justificatif 3 3/3']);
  expect(bridge.requests('solidaryrecords.uploadProof').map(({ recordId }) => recordId)).toEqual([12, 12, 12]);
  expect(left).toMatchObject([
    { structureProofId: 1, isRefused: true },
    { structureProofId: 3, isRefused: false },
  ]);
});

test('a file that was refused is sent again from its record, and none whose proof has one by now', async () => {
  const bridge = installFakeBridge({ 'solidaryrecords.uploadProof': () => ({ outcome: 'done' }) });
  const client = newCache();
  keepPendingFiles(client, 12, [
    { ...file(1), isRefused: true },
    { ...file(2), isRefused: false },
  ]);
  const sent: number[] = [];
  const { person } = await openScreen(
    <FilesToResend recordId={12} present={new Set([2])} onSent={() => sent.push(12)} />,
    { client },
  );
  expect(await screen.findByText('Fichier à renvoyer')).toBeTruthy();
  expect(screen.queryByText('Justificatif 2')).toBeNull();
  await act(() => person.click(screen.getByRole('button', { name: /Renvoyer le fichier de .*Justificatif 1/ })));
  await waitFor(() => expect(sent).toEqual([12]));
  expect(bridge.requests('solidaryrecords.uploadProof')).toEqual([
    { recordId: 12, structureProofId: 1, selectionId: 'chosen-1' },
  ]);
  expect(screen.queryByText('Fichier à renvoyer')).toBeNull();
});
