import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const VolunteersPage = await addressPage('solidaryvolunteers');

test.each([
  { chosen: null, isHigh: true, asked: 50 },
  { chosen: null, isHigh: false, asked: 25 },
  { chosen: 25, isHigh: true, asked: 25 },
  { chosen: 100, isHigh: false, asked: 100 },
] as const)('a list asks for $asked rows where $chosen was chosen (high window: $isHigh)', async (given) => {
  const { chosen, isHigh, asked } = given;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isHigh && query.includes('min-height'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const bridge = installFakeBridge({
    'solidaryvolunteers.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'app.setUnsaved': () => undefined,
  });
  await openListPage((props) => <VolunteersPage {...props} />, { settings: { pageSize: chosen } });
  await waitFor(() => expect(bridge.requests('solidaryvolunteers.list').at(-1)?.perPage).toBe(asked));
});
