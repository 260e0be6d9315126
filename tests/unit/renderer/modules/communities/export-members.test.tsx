import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { communityActions } from '#renderer/modules/communities/actions.ts';
import { ExportCommunityDialog } from '#renderer/modules/communities/members/ExportCommunityDialog.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { openScreen } from '#tests/support/screen.tsx';

test('the members of a community are exported whole, by the extended export of users', async () => {
  const result = { fileName: 'membres.csv', written: 12, received: 12, listed: 12, leftOut: 0, missing: 0 };
  const bridge = installFakeBridge({ 'app.setUnsaved': () => undefined, 'users.export': () => result });
  const community = fakeCommunity(4, { nbMembers: 10 });
  await openScreen(<ExportCommunityDialog record={community} resource="communities" onClose={() => {}} />);
  expect(await screen.findByText(/toute la communauté, tous statuts compris/u)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Exporter…' }));
  await waitFor(() => expect(bridge.requests('users.export')).toHaveLength(1));
  expect(bridge.requests('users.export')[0]).toMatchObject({
    kind: 'extended',
    of: 'communitymembers',
    query: { filters: { community: 4 } },
  });
});

test('the export is offered with its switch and its right alone', () => {
  const action = communityActions.find(({ id }) => id === 'communities.exportMembers');
  expect(action).toMatchObject({ permission: 'admin_user_export_all', switch: 'export', accepts: 'one' });
});
