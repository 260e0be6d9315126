import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecordActivity } from '#renderer/kit/resource/RecordActivity.tsx';
import { asInstant } from '#shared/instant.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

afterEach(cleanup);

const texts = { created: 'Créée', updated: 'Modifiée' };
const entries = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

it('shows the dates that the platform gives, the newest first, after what was done on this computer', async () => {
  const bridge = installFakeBridge({
    'activity.list': () => ({ changes: [{ at: Date.now(), kind: 'picture' }], isRead: true }),
  });
  const record = {
    id: 4,
    createdDate: asInstant('2024-01-02T10:00:00+00:00'),
    updatedDate: asInstant('2024-03-04T10:00:00+00:00'),
  };
  await openScreen(<RecordActivity resource="communities" record={record} texts={texts} />);
  await screen.findByText('Vous avez changé l’image');
  expect(entries()).toEqual(['Vous avez changé l’image', 'Modifiée', 'Créée']);
  expect(bridge.requests('activity.list')).toEqual([{ resource: 'communities', id: 4 }]);
});

it('leaves out a date that is not known', async () => {
  installFakeBridge({});
  const record = { id: 4, createdDate: asInstant('2024-01-02T10:00:00+00:00'), updatedDate: null };
  await openScreen(<RecordActivity resource="communities" record={record} texts={texts} />);
  await screen.findByText('Créée');
  expect(entries()).toEqual(['Créée']);
});

it('shows the newest of many, and the others on demand, where the focus stays', async () => {
  const changes = Array.from({ length: 14 }, (_, index) => ({
    at: Date.now() - index * 1000,
    kind: 'updated' as const,
  }));
  installFakeBridge({ 'activity.list': () => ({ changes, isRead: true }) });
  const { person } = await openScreen(<RecordActivity resource="communities" record={{ id: 4 }} texts={texts} />);
  const button = await screen.findByRole('button', { name: 'Afficher 2 entrées plus anciennes' });
  expect(entries()).toHaveLength(12);
  await person.click(button);
  expect(entries()).toHaveLength(14);
  expect(document.activeElement?.textContent).toBe('Afficher moins');
});
