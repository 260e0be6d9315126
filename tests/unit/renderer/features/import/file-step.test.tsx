import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FileStep } from '#renderer/features/import/FileStep.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const onDrop = vi.fn();
const file = new File(['email'], 'personnes.csv', { type: 'text/csv' });

beforeEach(() => {
  onDrop.mockClear();
  installFakeBridge({ 'import.unfinished': () => [] });
});

async function open(isBusy: boolean) {
  const ignored = () => undefined;
  await openScreen(
    <FileStep kind="users" error={null} onChoose={ignored} onResume={ignored} {...{ isBusy, onDrop }} />,
  );
  const area = (await screen.findByText(/déposez|Déposez/u)).closest<HTMLElement>('[data-over]');
  if (area === null) throw new Error('there is nothing to drop on');
  const drop = (...files: File[]) => fireEvent.drop(area, { dataTransfer: { files } });
  return { area, drop };
}

test('the first file that is dropped is taken, and the page opens none by itself', async () => {
  const { area, drop } = await open(false);
  expect(fireEvent.dragOver(area)).toBe(false);
  expect(area.dataset.over).toBe('true');
  expect(drop(file, new File([''], 'autre.csv'))).toBe(false);
  expect(onDrop.mock.calls).toEqual([[file]]);
  expect(area.dataset.over).toBe('false');
});

test('nothing is taken while a file is read', async () => {
  const busy = await open(true);
  expect(busy.drop(file)).toBe(false);
  expect(onDrop).not.toHaveBeenCalled();
});

test('a text that is dropped is no file', async () => {
  const { drop, area } = await open(false);
  fireEvent.dragOver(area);
  fireEvent.dragLeave(area);
  expect(area.dataset.over).toBe('false');
  drop();
  expect(onDrop).not.toHaveBeenCalled();
});
