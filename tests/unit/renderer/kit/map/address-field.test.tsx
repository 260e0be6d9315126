import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AddressField } from '#renderer/kit/form/fields/AddressField.tsx';
import { type AddressDraft, addressDraft, requiredAddress } from '#renderer/kit/form/fields/address.ts';
import { useFieldPlace } from '#renderer/kit/form/fields/useFieldPlace.ts';
import { emptyAddress, type LocatedAddress } from '#shared/resources/address.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { withRoomForMaps } from '#tests/support/map.ts';
import { openScreen } from '#tests/support/screen.tsx';

withRoomForMaps();

const nancy = { ...emptyAddress, locality: 'Nancy', street: 'Rue Stanislas', latitude: 48.692054, longitude: 6.184417 };

interface Draft {
  address: AddressDraft;
}

function Form({
  stored,
  onSave,
}: {
  stored: typeof nancy | null;
  onSave: (values: { address: LocatedAddress }) => void;
}) {
  const form = useForm<Draft, unknown, { address: LocatedAddress }>({
    defaultValues: { address: addressDraft(stored) },
    resolver: zodResolver(z.object({ address: requiredAddress(stored) })),
  });
  const place = useFieldPlace(form.control, 'address');
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <AddressField form={form} name="address" label="Emplacement" isRequired>
        <p>{place === null ? 'nulle part' : `près de ${place.latitude}`}</p>
      </AddressField>
      <button type="submit">Enregistrer</button>
    </form>
  );
}

async function openForm(stored: typeof nancy | null) {
  installFakeBridge({ 'points.search': () => [] });
  const onSave = vi.fn();
  const opened = await openScreen(<Form stored={stored} onSave={onSave} />);
  await screen.findByRole('application', { name: 'Carte de l’adresse' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return { ...opened, onSave, save };
}

const pin = () => screen.getByRole('button', { name: /^Repère/u });
const textOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

test('the pin stands at the address, and moving it changes only the coordinates, with six decimals', async () => {
  const { onSave, save } = await openForm(nancy);
  expect(pin().getAttribute('aria-label')).toBe('Repère\u00a0: 48,692054\u00a0; 6,184417');
  fireEvent.keyDown(pin(), { key: 'ArrowUp', shiftKey: true });
  expect(textOf('Latitude')).toMatch(/^48\.69\d{1,4}$/u);
  expect(Number(textOf('Latitude'))).toBeGreaterThan(48.692054);
  expect(Number(textOf('Longitude'))).toBe(6.184417);
  expect(screen.getByText(/^près de 48\.69/u)).toBeTruthy();
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0].address).toEqual({ ...nancy, latitude: Number(textOf('Latitude')) });
});

test('coordinates typed by hand move the pin', async () => {
  await openForm(nancy);
  fireEvent.change(screen.getByLabelText('Latitude'), { target: { value: '48,7' } });
  await waitFor(() => expect(pin().getAttribute('aria-label')).toContain('48,700000'));
});

test.each(['48.7, 6.2', '48.7,6.2', '48.7 6.2', '48,7 6,2', '48,7\u00a0; 6,2', ' (48.700, 6.200) '])(
  'a pair of coordinates pasted into either field fills in both: %s',
  async (text) => {
    await openForm(nancy);
    const latitude = screen.getByLabelText('Latitude');
    fireEvent.change(latitude, { target: { value: '4' } });
    const isLeftAlone = fireEvent.paste(screen.getByLabelText('Longitude'), { clipboardData: { getData: () => text } });
    expect(isLeftAlone).toBe(false);
    fireEvent.blur(latitude);
    expect([textOf('Latitude'), textOf('Longitude')]).toEqual(['48.7', '6.2']);
    await waitFor(() => expect(pin().getAttribute('aria-label')).toContain('48,700000'));
  },
);

test.each(['48,7', '48.7', '91, 6.2', '48.7, 181', '48.7, 6.2, 12', 'Nancy, 54'])(
  'a pasted text that is no pair of coordinates goes into that field alone: %s',
  async (text) => {
    await openForm(nancy);
    const field = screen.getByLabelText('Latitude');
    expect(fireEvent.paste(field, { clipboardData: { getData: () => text } })).toBe(true);
    expect(textOf('Longitude')).toBe('6.184417');
  },
);

test('an address without coordinates is refused, and a click on the map sets them', async () => {
  const { onSave, save } = await openForm(null);
  expect(screen.queryByRole('button', { name: /^Repère/u })).toBeNull();
  save();
  expect(await screen.findByText(/^À situer sur la carte/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('application', { name: 'Carte de l’adresse' }), { clientX: 400, clientY: 300 });
  expect(pin()).toBeTruthy();
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  const { latitude, longitude } = onSave.mock.calls[0]?.[0].address ?? {};
  expect([latitude, longitude].map((degrees) => Number(degrees?.toFixed(6)))).toEqual([latitude, longitude]);
});
