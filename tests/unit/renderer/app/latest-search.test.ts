import { expect, it } from 'vitest';
import { onLatest } from '#renderer/app/router/RoutedPage.tsx';

it('keeps what was chosen since the page was drawn, and changes what was chosen now', () => {
  const shown = { page: 3, status: '1' };
  // The first choice, built upon what is shown.
  const first = onLatest(shown, shown, { page: 1, status: '1', gender: '2' });
  expect(first).toEqual({ page: 1, status: '1', gender: '2' });
  // The second, before the first is drawn.
  expect(onLatest(first, shown, { page: 1, community: '4' })).toEqual({ page: 1, gender: '2', community: '4' });
});

it('takes everything as it is where nothing was chosen since', () => {
  const shown = { view: 'mine', sort: ['name'] };
  expect(onLatest(shown, shown, { sort: ['name', '-id'] })).toEqual({ sort: ['name', '-id'] });
});
