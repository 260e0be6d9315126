import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import { editorials } from '#shared/resources/editorials/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const known = editorials.item.parse({ id: 4, title: 'Connu', text: 'x', label: 'y', link: '/z', status: 1 });
let failure: AppError;
beforeEach(() => {
  installFakeBridge({
    'editorials.get': () => {
      throw new AppFailure(failure);
    },
  });
});

async function open(standsForGone?: true) {
  await openScreen(
    <RecordPage
      resource="editorials"
      id={4}
      fallbackRecord={{ known, title: 'Telle que connue', ...(standsForGone && { standsForGone }) }}
    >
      {({ title }) => <p>{`vu : ${title}`}</p>}
    </RecordPage>,
  );
}

test('what is known of a record stands in where it cannot be read', async () => {
  failure = { kind: 'network', reason: 'unreachable' };
  await open();
  await screen.findByText('vu : Connu');
  expect(screen.getByText('Telle que connue')).toBeDefined();
});

test('of a record that is no more it does so only where the page says that it may', async () => {
  failure = { kind: 'notFound', status: 404 };
  await open(true);
  await screen.findByText('vu : Connu');
});

test('otherwise a record that is no more is not shown', async () => {
  failure = { kind: 'notFound', status: 404 };
  await open();
  await screen.findByRole('alert');
  expect(screen.queryByText('vu : Connu')).toBeNull();
});
