import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rememberChange } from '#renderer/kit/resource/own-activity.ts';
import { RecordActivity } from '#renderer/kit/resource/RecordActivity.tsx';
import { asInstant } from '#shared/instant.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';

afterEach(cleanup);

const texts = { created: 'Créée', updated: 'Modifiée' };
const entries = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

it('shows the dates that the platform gives, the newest first, after what was done on this computer', async () => {
  installFakeBridge({});
  const client = newCache();
  rememberChange(client, 'communities', 4);
  const record = {
    id: 4,
    createdDate: asInstant('2024-01-02T10:00:00+00:00'),
    updatedDate: asInstant('2024-03-04T10:00:00+00:00'),
  };
  await openScreen(<RecordActivity resource="communities" record={record} texts={texts} />, { client });
  await screen.findByText('Créée');
  expect(entries()).toEqual([expect.stringContaining('odifi'), 'Modifiée', 'Créée']);
});

it('leaves out a date that is not known', async () => {
  installFakeBridge({});
  const record = { id: 4, createdDate: asInstant('2024-01-02T10:00:00+00:00'), updatedDate: null };
  await openScreen(<RecordActivity resource="communities" record={record} texts={texts} />);
  await screen.findByText('Créée');
  expect(entries()).toEqual(['Créée']);
});
