import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UserCreatePage } from '#renderer/modules/users/UserCreatePage.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

test('an unknown role is never offered, as the platform fails on one', async () => {
  installFakeBridge({ 'session.grantableRoles': () => [3, 999], 'app.setUnsaved': () => undefined });
  const { person } = await openScreen(<UserCreatePage />);
  const add = await screen.findByRole('button', { name: 'Ajouter un rôle' });
  await expect.poll(() => add.getAttribute('aria-disabled')).not.toBe('true');
  await person.click(add);
  const row = within(await screen.findByRole('group', { name: /1/ }));
  const options = row.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  expect(options.filter((value) => value !== '')).toEqual(['3']);
});
