import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NamedLine } from '#renderer/kit/ui/show/NamedLine.tsx';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

beforeEach(() => void installFakeBridge());
afterEach(cleanup);

test('a name stands over its details in one text, without those that are not known', async () => {
  await openScreen(<NamedLine name="Gare" to="/relaypoints/show/7" details={['Parking', null, '', false, 'à 60 m']} />);
  const link = await screen.findByRole('link', { name: 'Gare' });
  expect(link.getAttribute('href')).toBe('/relaypoints/show/7');
  expect(link.parentElement?.children).toHaveLength(2);
  expect(link.nextElementSibling?.textContent).toBe('Parking · à 60 m');
});

test('a name without a page and without details is its text alone', async () => {
  await openScreen(<NamedLine name="Gare" to={null} details={[null]} />);
  expect((await screen.findByText('Gare')).parentElement?.children).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('related records are drawn by it, each in its row', async () => {
  const rows = [
    { id: 1, name: 'Lycée', members: 3 },
    { id: 2, name: 'Gare', members: 5 },
  ];
  await openScreen(
    <RelatedList
      title="Communautés"
      query={{ data: { rows, total: 2 }, error: null, refetch: () => Promise.reject(new Error('nothing is read')) }}
      empty="Aucune"
      lineOf={({ id, name, members }) => ({
        name,
        to: `/communities/show/${id}`,
        details: [`${members} membres`],
      })}
    />,
  );
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts).toEqual(['Lycée3 membres', 'Gare5 membres']);
});
