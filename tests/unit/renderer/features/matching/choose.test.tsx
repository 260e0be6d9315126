import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userId } from '#shared/resources/solidary/ids.ts';
import { recordWith, wireCarpool, wireDriver, wireTransporter } from '#tests/support/fake-solutions.ts';
import { askToChoose, choiceButton, openSolutions, writeResult } from '#tests/support/open-solutions.tsx';

const volunteers = { admintransporters: { outward: [wireTransporter(1)], return: [] } };
const carpools = { admincarpools: { outward: [wireCarpool(6)], return: [] } };

let taken = recordWith();
beforeEach(() => {
  taken = recordWith({ ...volunteers, adminsolutions: { drivers: [wireDriver(1, 1)], threads: [] } });
});

describe('choosing a volunteer', () => {
  it('says what cannot be taken back, sends the matching with the id of the volunteer once, and shows it as chosen', async () => {
    const { bridge, person } = await openSolutions(recordWith(volunteers), {
      handlers: { 'solidaryrecords.choose': () => writeResult('done', { record: taken }) },
    });
    await askToChoose(person, 'Nina Nomade1');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Retenir Nina Nomade1\u00a0?' }));
    expect(dialog.getByText(/Ce choix est définitif/)).toBeTruthy();
    expect(dialog.getByText('lun. matin')).toBeTruthy();
    expect(dialog.queryByText(/ne pourra plus s’afficher/)).toBeNull();
    expect(bridge.requests('solidaryrecords.choose')).toEqual([]);
    await person.dblClick(dialog.getByRole('button', { name: 'Retenir' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The record is being looked for already.
    expect(screen.queryByRole('button', { name: 'Faire avancer' })).toBeNull();
    expect(bridge.requests('solidaryrecords.choose')).toMatchObject([
      { id: 1, matching: 1, role: 'transporter', roleId: 201 },
    ]);
    // Nobody was asked, whatever the platform calls a contact that it has just made.
    const card = within(screen.getByRole('article', { name: 'Nina Nomade' }));
    expect(card.getByText('Choisi, pas encore contacté')).toBeTruthy();
    expect(card.queryByText(/Demandé/)).toBeNull();
    expect(card.getByRole('button', { name: 'Contacter Nina Nomade' })).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: /^Bénévoles \(1\)/ }));
    expect(screen.getByText('Retenu')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Retenir/ })).toBeNull();
  });

  it('is given up by Escape with nothing sent, and the focus returns to its button', async () => {
    const { bridge, person } = await openSolutions(recordWith(volunteers));
    const button = await choiceButton('Nina Nomade1');
    await askToChoose(person, 'Nina Nomade1');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(bridge.requests('solidaryrecords.choose')).toEqual([]);
  });

  it('offers to move a record that is not yet looked for, by hand and in the name of the beneficiary', async () => {
    const created = recordWith({ ...volunteers, status: 0, progression: 0 });
    const { bridge, person } = await openSolutions(created, {
      handlers: {
        'solidaryrecords.choose': () => writeResult('done', { record: { ...taken, status: 0, progression: 0 } }),
        'solidaryrecords.act': () => writeResult('done', { record: taken }),
      },
    });
    await askToChoose(person, 'Nina Nomade1');
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retenir' }));
    await screen.findByText(/^Faire avancer la demande à « Recherche de solution » \?/u);
    await person.click(screen.getByRole('button', { name: 'Faire avancer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Faire avancer' })).toBeNull());
    expect(bridge.requests('solidaryrecords.act')).toMatchObject([
      { action: 39, user: 11, comment: null, progression: 50 },
    ]);
  });

  it('says that a driver whom somebody else chose meanwhile is there already, and sends nothing', async () => {
    const { bridge, person, reread } = await openSolutions(recordWith(volunteers));
    await askToChoose(person, 'Nina Nomade1');
    act(() => reread(taken));
    const dialog = within(screen.getByRole('alertdialog'));
    await dialog.findByText(/^Ce conducteur est déjà retenu : rien n’a été envoyé/u);
    await person.click(dialog.getByRole('button', { name: 'Retenir' }));
    expect(bridge.requests('solidaryrecords.choose')).toEqual([]);
  });
});

describe('choosing a carpooler', () => {
  it('warns that the record can never be read again, and first offers to note the contact without a choice', async () => {
    const { bridge, person } = await openSolutions(recordWith(carpools), {
      handlers: { 'solidaryrecords.act': () => writeResult('done', { record: recordWith(carpools) }) },
    });
    await askToChoose(person, 'Ulysse Usager6');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/la demande ne pourra plus s’afficher/)).toBeTruthy();
    const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.slice(-3)).toEqual(['Annuler', 'Retenir quand même', 'Noter la mise en relation sans retenir']);
    expect(document.activeElement?.textContent).toBe('Noter la mise en relation sans retenir');
    await person.keyboard('{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bridge.requests('solidaryrecords.choose')).toEqual([]);
    expect(bridge.requests('solidaryrecords.act')).toMatchObject([
      { action: 49, user: 106, comment: null, progression: null },
    ]);
  });

  it('cannot be left while it is on its way, not even to note the contact', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof writeResult>>();
    const { person } = await openSolutions(recordWith(carpools), {
      handlers: { 'solidaryrecords.choose': () => promise },
    });
    await askToChoose(person, 'Ulysse Usager6');
    const dialog = screen.getByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Retenir quand même' }));
    await person.click(within(dialog).getByRole('button', { name: 'Noter la mise en relation sans retenir' }));
    await person.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    resolve(writeResult('notDone'));
    await within(dialog).findByText(/^Non enregistré/);
  });

  it('is never offered again once its outcome is unknown: it may be stored', async () => {
    const { bridge, person } = await openSolutions(recordWith(carpools), {
      handlers: { 'solidaryrecords.choose': () => writeResult('unknown') },
    });
    await askToChoose(person, 'Ulysse Usager6');
    await person.click(screen.getByRole('button', { name: 'Retenir quand même' }));
    // Among the drivers who were chosen, and among the matches.
    await waitFor(() => expect(screen.getAllByText('Retenu, non confirmé')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Retenir/ })).toBeNull();
    expect(bridge.requests('solidaryrecords.choose')).toMatchObject([{ matching: 6, role: 'carpooler', roleId: 106 }]);
  });

  it('with an unknown outcome withholds every other match until the record is read again, and says why', async () => {
    const two = recordWith({ admincarpools: { outward: [wireCarpool(6), wireCarpool(8)], return: [] }, ...volunteers });
    const { person, reread } = await openSolutions(two, {
      handlers: { 'solidaryrecords.choose': () => writeResult('unknown') },
    });
    await askToChoose(person, 'Ulysse Usager6');
    await person.click(screen.getByRole('button', { name: 'Retenir quand même' }));
    await screen.findByText(/^Le choix d’un covoitureur n’est pas confirmé/u);
    expect(screen.queryByRole('button', { name: /^Retenir/ })).toBeNull();
    await person.click(screen.getByRole('tab', { name: /^Bénévoles/ }));
    expect(screen.queryByRole('button', { name: /^Retenir/ })).toBeNull();
    act(() => reread({ ...two }));
    expect(await choiceButton('Nina Nomade1')).toBeTruthy();
    expect(screen.queryByText(/^Le choix d’un covoitureur/u)).toBeNull();
    await person.click(screen.getByRole('tab', { name: /^Covoitureurs/ }));
    expect(screen.getAllByRole('button', { name: /^Retenir/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Retenir ou noter\u00a0: Ulysse Usager8, Aller',
    ]);
  });

  it('is shown as not confirmed on a record that can no longer be read, also after the application was started anew', async () => {
    await openSolutions(recordWith(carpools), {
      isReadable: false,
      handlers: {
        'solidaryrecords.lastCopy': () => ({
          record: null,
          readAt: null,
          sent: null,
          unconfirmed: [{ matching: 6, role: 'carpooler', roleId: userId.parse(106) }],
        }),
      },
    });
    await waitFor(() => expect(screen.getAllByText('Retenu, non confirmé')).toHaveLength(2));
  });

  it('is not offered for a passenger, who has no car', async () => {
    const passenger = wireCarpool(7, { driver: false, passenger: true });
    const { person } = await openSolutions(recordWith({ admincarpools: { outward: [passenger], return: [] } }));
    const tab = await screen.findByRole('tab', { name: /^Covoitureurs/ });
    expect(screen.queryByRole('button', { name: /^Retenir/ })).toBeNull();
    await person.click(tab);
    await person.click(await screen.findByRole('button', { name: 'Tout afficher' }));
    expect(await screen.findByText('Passager')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Retenir/ })).toBeNull();
  });
});

describe('where nothing may be chosen', () => {
  it.each([
    ['a closed record', { status: 4 }, {}, 'Rouvrez la demande d’abord.'],
    ['a replaced record', { status: 6 }, {}, 'Cette demande a été remplacée.'],
    ['a record that cannot be read', {}, { isReadable: false }, /Cette demande ne peut plus s’afficher/],
    [
      'somebody without the right',
      {},
      { rights: ['solidary_read'] as const },
      /droit de modifier les demandes solidaires/,
    ],
  ] as const)('%s shows its solutions and says why there is no button', async (_, wire, options, reason) => {
    await openSolutions(recordWith({ ...volunteers, ...wire }), options);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText('Nomade1').parentElement?.textContent).toMatch(/^Nomade1 Nina/);
    expect(screen.queryByRole('button', { name: /^Retenir/ })).toBeNull();
  });
});
