import { FluentProvider, MenuItem, webLightTheme } from '@fluentui/react-components';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';

afterEach(cleanup);

it('opens its items from a button that its label names, for the eye too', async () => {
  const choose = vi.fn();
  render(
    <FluentProvider theme={webLightTheme}>
      <MoreMenu label="Autres actions">
        <MenuItem onClick={choose}>Imprimer</MenuItem>
      </MoreMenu>
    </FluentProvider>,
  );
  const button = screen.getByRole('button', { name: 'Autres actions' });
  expect(button.title).toBe('Autres actions');
  expect(screen.queryByRole('menuitem')).toBeNull();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Imprimer' }));
  expect(choose).toHaveBeenCalledOnce();
});
