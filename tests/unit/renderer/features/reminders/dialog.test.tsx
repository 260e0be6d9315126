import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import { RemindDialog } from '#renderer/features/reminders/RemindDialog.tsx';
import { asDay } from '#shared/calendar.ts';
import type { Reminder } from '#shared/ipc/reminders.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';

afterEach(cleanup);
interface Kept {
  kept: Reminder[];
  isOnDisk: boolean;
  isRead: boolean;
}

const record = { id: 12, person: 'Monique D.', telephone: null };

async function open({ kept = [], isOnDisk = true, isRead = true }: Partial<Kept> = {}) {
  await startTexts('fr');
  const bridge = installFakeBridge({
    'reminders.list': () => ({ reminders: kept, isRead }),
    'reminders.save': () => ({ isOnDisk }),
    'reminders.drop': () => undefined,
  });
  const [onLog, onClose] = [vi.fn<(note: string) => void>(), vi.fn<() => void>()];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RemindDialog record={record} onLog={onLog} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { bridge, onLog, onClose, person: userEvent.setup() };
}
const save = () => screen.getByRole('button', { name: 'Me le rappeler' });

it('a date that is none, or is past, is said beside it and sets nothing', async () => {
  const { bridge, person } = await open();
  await person.click(screen.getByRole('radio', { name: 'À une autre date' }));
  await person.click(save());
  expect(screen.getByText('Saisissez une date, comme 10/03/2026.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Date/));
  await person.type(screen.getByLabelText(/^Date/), '01/01/2020');
  await person.click(save());
  expect(screen.getByText('Ce moment est passé : choisissez-en un autre.')).toBeDefined();
  expect(bridge.requests('reminders.save')).toEqual([]);
});

it('sets the reminder of another day with its note, and logs it when asked', async () => {
  const { bridge, onLog, onClose, person } = await open();
  await person.click(screen.getByRole('radio', { name: 'À une autre date' }));
  await person.type(screen.getByLabelText(/^Date/), '10/03/2099');
  await person.type(screen.getByLabelText('Heure'), '9h30');
  await person.type(screen.getByLabelText('Note pour moi'), 'voir la sœur');
  await person.click(screen.getByRole('checkbox', { name: 'Noter aussi dans le journal de la demande' }));
  await person.click(save());
  expect(bridge.requests('reminders.save')).toEqual([
    {
      recordId: 12,
      person: 'Monique D.',
      telephone: null,
      note: 'voir la sœur',
      day: asDay('2099-03-10'),
      time: '09:30',
    },
  ]);
  expect(onLog.mock.calls).toEqual([[expect.stringMatching(/^Rappel prévu\u00a0: .* voir la sœur$/)]]);
  expect(onClose).toHaveBeenCalled();
});

it('says that an earlier reminder may be there while none can be read, and still sets one', async () => {
  const { bridge, person } = await open({ isRead: false });
  expect(await screen.findByText('Vos rappels précédents ne peuvent pas s’afficher pour l’instant')).toBeDefined();
  await person.click(screen.getByRole('radio', { name: /^Demain/ }));
  await person.click(save());
  expect(bridge.requests('reminders.save')).toHaveLength(1);
});

it('says that a reminder without a keychain ends with the application, before it closes', async () => {
  const { onClose, person } = await open({ isOnDisk: false });
  await person.click(screen.getByRole('radio', { name: /^Demain/ }));
  await person.click(save());
  expect((await screen.findByRole('status')).textContent).toContain('trousseau');
  expect(onClose).not.toHaveBeenCalled();
});

it('a record that has one says so, and it can be deleted', async () => {
  const former = {
    recordId: 12,
    person: 'M',
    telephone: null,
    note: null,
    day: asDay('2099-03-10'),
    time: '09:00',
    isDue: false,
  };
  const { bridge, person, onClose } = await open({ kept: [former] });
  expect(await screen.findByText(/^Un rappel est déjà prévu/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Supprimer le rappel' }));
  expect(bridge.requests('reminders.drop')).toEqual([{ recordId: 12 }]);
  expect(onClose).toHaveBeenCalled();
});
