import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SendDialog } from '#renderer/modules/campaigns/send/SendDialog.tsx';
import { TO_RECIPIENTS } from '#shared/resources/campaigns/sending.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

test('the question before the mass sending names no date where none is known', async () => {
  const campaign = { ...readCampaign({ status: 1 }), updatedDate: null };
  const readiness = { campaign, isReadable: true, live: null, withdrawn: null, doubt: null, fixed: null };
  installFakeBridge({});
  const nothing = () => undefined;
  await openScreen(
    <SendDialog mode={TO_RECIPIENTS} readiness={readiness} count={3} onConfirm={nothing} onClose={nothing} />,
  );
  expect(await screen.findByText('Les destinataires sont ceux du premier test.')).toBeDefined();
});
