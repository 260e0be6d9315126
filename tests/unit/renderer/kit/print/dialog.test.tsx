import { act, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

let setBehind: (isBehind: boolean) => void = () => {};
function Document({ isBehindAtFirst }: { isBehindAtFirst: boolean }): ReactElement {
  const [isBehind, set] = useState(isBehindAtFirst);
  setBehind = set;
  return (
    <PrintDialog name="Courrier" isBehind={isBehind} onClose={() => {}}>
      <article>{isBehind ? 'avant' : 'après'}</article>
    </PrintDialog>
  );
}
const paper = () => document.querySelector('[data-paper]')?.textContent;

test('a press on what is not yet as it was typed prints once it is, and once only', async () => {
  const printed: unknown[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => void printed.push(paper()));
  const bridge = installFakeBridge({ 'print.savePdf': () => ({ fileName: 'Courrier.pdf' }) });
  const { person } = await openScreen(<Document isBehindAtFirst />);
  await person.click(await screen.findByRole('button', { name: 'Imprimer' }));
  expect(printed).toEqual([]);
  await act(async () => setBehind(false));
  expect(printed).toEqual(['après']);
  await act(async () => setBehind(true));
  await person.click(screen.getByRole('button', { name: /PDF/u }));
  expect(bridge.requests('print.savePdf')).toEqual([]);
  await act(async () => setBehind(false));
  expect(bridge.requests('print.savePdf')).toEqual([{ name: 'Courrier' }]);
  expect(printed).toHaveLength(1);
});
