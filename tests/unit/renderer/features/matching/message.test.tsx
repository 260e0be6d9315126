import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import type { FakeHandlers } from '#tests/support/fake-bridge.ts';
import { recordWith, wireDriver, wireEntry, wireMessage, wireTransporter } from '#tests/support/fake-solutions.ts';
import { openSolutions, writeResult } from '#tests/support/open-solutions.tsx';

type Wire = Readonly<Record<string, unknown>>;

const withNina = (wire: Wire = {}, threads: Wire | unknown[] = [], drivers: Wire[] = [wireDriver(1, 1)]) =>
  recordWith({
    admintransporters: { outward: [wireTransporter(1)], return: [] },
    adminsolutions: { drivers, threads },
    ...wire,
  });
const sent = withNina({}, { 1: [wireMessage('Bonjour', '2026-11-22T12:30:38+00:00')] });
const done: FakeHandlers = {
  'solidaryrecords.message': () => writeResult('done', { record: sent }),
  'solidaryrecords.act': () => writeResult('done', { record: sent }),
};

async function openDrawer(record = withNina(), handlers: FakeHandlers = done) {
  const opened = await openSolutions(record, { handlers });
  const { person } = opened;
  await person.click(await screen.findByRole('button', { name: /^(Contacter|Écrire à) Nina Nomade$/ }));
  const drawer = within(await screen.findByRole('alertdialog', { name: 'Messages avec Nina Nomade' }));
  const field = await drawer.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
  await waitFor(() => expect(field.value).toContain('Mobilité 54'));
  const write = async (text: string) => {
    await person.clear(field);
    await person.type(field, text);
  };
  const send = () => person.click(drawer.getByRole('button', { name: 'Envoyer' }));
  return { ...opened, drawer, field, write, send };
}

describe('the message to a driver', () => {
  it('shows the thread oldest first, with the operator who wrote in the name of the beneficiary', async () => {
    const late = wireMessage('Merci &lt;b&gt;', '2026-11-22T13:00:00+00:00');
    const early = wireMessage('Bonjour<br />\nà <b>vous</b>', '2026-11-22T12:00:00+00:00');
    const { drawer } = await openDrawer(withNina({}, { 1: [late, early] }));
    const messages = within(drawer.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(messages[0]?.textContent).toMatch(
      /^Ben Durand · écrit par Sol Idaire · 22 nov\.(?: 2026)? à 13:00Bonjour\nà vous$/,
    );
    expect(messages[1]?.textContent).toContain('Merci');
    expect(document.querySelector('[role="alertdialog"] b')).toBeNull();
    expect(drawer.getByText('Vous écrivez à la place de la personne accompagnée (Ben Durand).')).toBeTruthy();
  });

  it('begins with the signature of the structure, which alone is not a message', async () => {
    const { bridge, drawer, field, send } = await openDrawer();
    expect(field.value).toBe('\n\nMobilité 54\n03 83 00 00 00');
    await send();
    expect(drawer.getByText('Saisissez un message.')).toBeTruthy();
    expect(bridge.requests('solidaryrecords.message')).toEqual([]);
  });

  it('is sent once to the solution of the pair that was written to before, and noted as a first contact', async () => {
    const pair = [wireDriver(3, 1), wireDriver(4, 2, { contacted: true })];
    const { bridge, drawer, write, person } = await openDrawer(withNina({}, [], pair));
    await write('Bonjour');
    await person.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await drawer.findByText('Message envoyé.');
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toHaveLength(1));
    expect(bridge.requests('solidaryrecords.message')).toMatchObject([{ id: 1, solution: 4, text: 'Bonjour' }]);
    expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ action: 44, user: 3, comment: null }]);
  });

  it.each([
    [
      'a reminder once the diary holds a contact with the driver',
      { admindiary: [wireEntry('contact_call', 3, '2026-11-12')] },
      { action: 47 },
    ],
    [
      'a free note on a record in follow-up, which a contact would take back',
      { status: 3, progression: 75 },
      { action: 90, comment: 'Conducteur contacté par messagerie' },
    ],
  ])('is noted as %s', async (_, wire, logged) => {
    const { bridge, write, send } = await openDrawer(withNina(wire));
    await write('Bonjour');
    await send();
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ user: 3, ...logged }]));
  });

  it('is not noted when the box is not ticked', async () => {
    const { bridge, drawer, write, send, person } = await openDrawer();
    await write('Bonjour');
    await person.click(drawer.getByRole('checkbox', { name: 'Noter dans le journal' }));
    await send();
    await drawer.findByText('Message envoyé.');
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
  });

  it('says that it was sent where only its note was not', async () => {
    const { drawer, write, send } = await openDrawer(withNina(), {
      ...done,
      'solidaryrecords.act': () => writeResult('notDone'),
    });
    await write('Bonjour');
    await send();
    await drawer.findByText('Message envoyé, mais l’envoi n’est pas noté dans le journal.');
  });

  it('says that < is sent as another sign', async () => {
    const { drawer, write } = await openDrawer();
    await write('a < b');
    expect(drawer.getByText(/Le signe < sera remplacé par ‹/u)).toBeTruthy();
  });

  it('longer than 2,000 characters is not sent', async () => {
    const { bridge, drawer, field, send, person } = await openDrawer();
    await person.clear(field);
    await person.click(field);
    await person.paste('x'.repeat(2001));
    await send();
    expect(drawer.getByText(/Le message dépasse 2\s000 caractères/u)).toBeTruthy();
    expect(bridge.requests('solidaryrecords.message')).toEqual([]);
  });

  it('that was not sent stays as it was typed, also when the drawer is closed, and can be sent again', async () => {
    const answers: RecordWriteResult[] = [writeResult('notDone'), writeResult('done', { record: sent })];
    const { bridge, drawer, write, send, person } = await openDrawer(withNina(), {
      ...done,
      'solidaryrecords.message': () => answers.shift() ?? writeResult('notDone'),
    });
    await write('Bonjour');
    await send();
    await drawer.findByRole('alert');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: /^(Contacter|Écrire à) Nina Nomade$/ }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    expect(field.value).toBe('Bonjour');
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    await screen.findByText('Message envoyé.');
    expect(bridge.requests('solidaryrecords.message')).toHaveLength(2);
  });
});

describe('a message whose outcome is unknown', () => {
  const openDoubt = async () => {
    const opened = await openDrawer(withNina(), { ...done, 'solidaryrecords.message': () => writeResult('unknown') });
    await opened.write('Bonjour');
    await opened.send();
    await opened.drawer.findByText(/Envoi non confirmé : vérifiez avant de recommencer/u);
    return opened;
  };

  it('has no button to send it again, is not noted, and its text stays', async () => {
    const { bridge, drawer, field, person } = await openDoubt();
    expect(drawer.getByText(/^Besoin d’aide/u)).toBeTruthy();
    expect(drawer.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await person.type(field, '{Control>}{Enter}{/Control}');
    expect(field.value).toBe('Bonjour');
    expect(bridge.requests('solidaryrecords.message')).toHaveLength(1);
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
  });

  it('since the application itself heard nothing is not sent again either', async () => {
    const { bridge, drawer, field, write, send, person } = await openDrawer(withNina(), {
      ...done,
      'solidaryrecords.message': () => {
        throw new AppFailure({ kind: 'network', reason: 'timeout' });
      },
    });
    await write('Bonjour');
    await send();
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Envoyer' })).toBeNull());
    await person.type(field, '{Control>}{Enter}{/Control}');
    expect(field.value).toBe('Bonjour');
    expect(bridge.requests('solidaryrecords.message')).toHaveLength(1);
  });

  it('can be sent again once the record was read without it', async () => {
    const { drawer, field, reread } = await openDoubt();
    act(() => reread(withNina()));
    await drawer.findByRole('button', { name: 'Envoyer' });
    expect(field.value).toBe('Bonjour');
  });

  it('is told to have been sent once the record was read with it', async () => {
    const { drawer, field, reread } = await openDoubt();
    act(() => reread(sent));
    await drawer.findByText('Message envoyé.');
    expect(field.value).not.toContain('Bonjour');
  });
});
