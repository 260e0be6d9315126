import { MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

test('an alert is not named by its title, which would be read out twice', async () => {
  installFakeBridge();
  await openScreen(
    <AlertBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>Rien n’est enregistré</MessageBarTitle>
        Recommencez
      </MessageBarBody>
    </AlertBar>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Rien n’est enregistréRecommencez');
  expect(alert.hasAttribute('aria-labelledby')).toBe(false);
});
