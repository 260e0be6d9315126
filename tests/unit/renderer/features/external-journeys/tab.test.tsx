import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ExternalJourneys } from '#renderer/features/external-journeys/ExternalJourneys.tsx';
import { asDay } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import type { Permission } from '#shared/permissions.ts';
import { externalJourney } from '#shared/resources/externaljourneys/journey.ts';
import { type FakeBridge, type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { recordWith } from '#tests/support/fake-solutions.ts';
import { openScreen } from '#tests/support/screen.tsx';

afterEach(cleanup);

const rights: Permission[] = [
  'solidary_read',
  'solidary_update',
  'external_journey_list',
  'external_connection_create',
];
const KEY = 'the-key-of-the-provider';
const wireJourney = {
  externalProvider: 'Est',
  journeyId: 'a1b2c3d4-e5',
  carpoolerId: 'c1',
  carpoolerGivenName: 'Marie D.',
  frequency: 1,
  type: 'oneway',
  driver: 1,
  passenger: 0,
  fromDate: '2027-03-01',
  fromTime: '2027-03-01T09:00:00+01:00',
  origin: { addressLocality: 'Nancy', latitude: 48.69, longitude: 6.18 },
  destination: { addressLocality: 'Toul', latitude: 48.68, longitude: 5.89 },
  detourDuration: 3300,
};
const found = externalJourney.parse(wireJourney);

let bridge: FakeBridge;
const searchAnswer: NonNullable<FakeHandlers['external.search']> = ({ provider }) => {
  if (provider === 'Ouest') throw new AppFailure({ kind: 'invalid', fields: [], status: 400, platformText: KEY });
  return { journeys: provider === 'Est' ? [found] : [], unreadable: 0 };
};
const done = () => ({
  outcome: 'done' as const,
  isSent: true,
  record: null,
  row: null,
  newest: null,
  meanwhile: [],
});
beforeEach(() => {
  bridge = installFakeBridge({
    'external.search': searchAnswer,
    'external.contact': () => ({ outcome: 'sent' }),
    'external.contacts': () => [],
    'solidaryrecords.act': done,
    'solidaryrecords.listActions': () => [],
  });
});

const open = async (wire: Parameters<typeof recordWith>[0] = {}, given: readonly Permission[] = rights) => {
  const record = recordWith(wire);
  const page = <ExternalJourneys id={record.id} record={record} row={null} isReadable />;
  const config = { supportContact: 'Aïcha' };
  await openScreen(page, { rights: given, externalProviders: ['Est', 'Nord', 'Ouest'], config });
  return screen.findByRole('button', { name: 'Rechercher' });
};
const search = async (wire: Parameters<typeof recordWith>[0] = {}) => {
  fireEvent.click(await open(wire));
  await screen.findByText('Est : 1 trajet');
};
const openContact = async (wire: Parameters<typeof recordWith>[0] = {}) => {
  await search(wire);
  fireEvent.click(screen.getByRole('button', { name: 'Contacter Marie D. (Est)' }));
  return within(await screen.findByRole('alertdialog'));
};

describe('the tab of external journeys', () => {
  it('asks no provider before somebody asks for it', async () => {
    await open();
    expect(bridge.requests('external.search')).toEqual([]);
  });

  it('says of each provider where it stands, and nothing of what the platform says of one that fails', async () => {
    await search();
    expect(await screen.findByText('Ouest ne répond pas')).toBeTruthy();
    expect(screen.getByText('Nord : 0 trajet')).toBeTruthy();
    expect(bridge.requests('external.search').map(({ provider }) => provider)).toEqual(['Est', 'Nord', 'Ouest']);
    expect(document.body.textContent).not.toContain(KEY);
  });

  it('brings the providers into sight when they are asked, and not before', async () => {
    const shown = vi.fn();
    // jsdom lays nothing out, and lacks the function.
    HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
      shown(this.getAttribute('aria-label'));
    };
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
    const button = await open();
    expect(shown).not.toHaveBeenCalled();
    fireEvent.click(button);
    await screen.findByText('Est : 1 trajet');
    // Whoever has gone on elsewhere meanwhile is left there.
    expect(shown.mock.calls).toEqual([['Fournisseurs interrogés']]);
  });

  it('brings what was found into sight while the person stays in the tab', async () => {
    const shown = vi.fn();
    HTMLElement.prototype.scrollIntoView = shown;
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
    const button = await open();
    button.focus();
    fireEvent.click(button);
    await screen.findByText('Est : 1 trajet');
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('asks again for one provider alone', async () => {
    await search();
    fireEvent.click(await screen.findByRole('button', { name: /^Réessayer\s: Ouest$/ }));
    await waitFor(() => expect(bridge.requests('external.search')).toHaveLength(4));
    expect(bridge.requests('external.search').at(-1)?.provider).toBe('Ouest');
  });

  it('shows hours as the provider wrote them and offers no way to select a driver', async () => {
    await search();
    const row = within(screen.getByRole('table', { name: 'Trajets trouvés' })).getByRole('row', { name: /Marie D\./ });
    expect(row.textContent).toMatch(/lun\. 1er mars 202709:00Départ\s: Nancy/);
    expect(document.body.textContent).not.toContain('UTC');
    expect(row.textContent).toContain('1er mars 2027');
    expect(screen.queryByRole('button', { name: /Retenir/ })).toBeNull();
    expect(row.textContent).not.toContain('3300');
    fireEvent.click(screen.getByRole('switch', { name: /Durée et distance/ }));
    expect(row.textContent).toContain('3300');
  });

  it('shows the days of a regular journey as chips, beside the hours that they share', async () => {
    const schedule = {
      mon: '2027-03-01T09:00:00+01:00',
      tue: '2027-03-01T09:00:00+01:00',
      fri: '2027-03-01T18:15:00+01:00',
    };
    const regular = externalJourney.parse({ ...wireJourney, frequency: 2, fromTime: null, schedule });
    bridge.answer('external.search', ({ provider }) => ({
      journeys: provider === 'Est' ? [regular] : [],
      unreadable: 0,
    }));
    await search();
    const row = within(screen.getByRole('row', { name: /Marie D\./ }));
    const chips = row.getAllByRole('list', { name: 'Jours' });
    expect(
      chips.map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([['Lun', 'Mar'], ['Ven']]);
    expect(chips.map(({ nextSibling }) => nextSibling?.textContent)).toEqual(['09:00', '18:15']);
  });

  it('says what each wider search costs, and makes it on demand', async () => {
    bridge.answer('external.search', () => ({ journeys: [], unreadable: 0 }));
    fireEvent.click(await open());
    expect(await screen.findByText('Aucun trajet externe pour ces critères.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^±1\sjour \(3 recherches\)$/ }));
    await waitFor(() => expect(bridge.requests('external.search')).toHaveLength(6));
    expect(bridge.requests('external.search').at(-1)).toMatchObject({ minDate: '2027-02-28', maxDate: '2027-03-02' });
  });

  it('names the right that the platform asks for', async () => {
    bridge.answer('external.search', () => {
      throw new AppFailure({ kind: 'denied', right: 'external_journey_list' });
    });
    fireEvent.click(await open());
    expect(await screen.findByText(/rechercher des trajets externes/)).toBeTruthy();
  });

  it('runs both ways at once for a record with a return, and says which way each line is', async () => {
    const button = await open({
      adminproposalType: 'roundtrip',
      adminreturnDate: '2027-03-01T00:00:00+00:00',
      adminreturnTime: '2026-11-22T17:00:00+00:00',
    });
    expect(button).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Aller et retour' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Rechercher' })[0] as HTMLElement); // one for each way
    await screen.findByText('Est (retour) : 1 trajet');
    expect(bridge.requests('external.search')).toHaveLength(6);
    expect(screen.getByText('Fait aussi le retour')).toBeTruthy();
  });
});

describe('the contact of an external driver', () => {
  it('shows exactly what leaves, sends it once and notes it in the diary', async () => {
    const dialog = await openContact();
    const text = 'Bonjour, répondez au 03 83 00 00 00 <merci>';
    fireEvent.change(dialog.getByRole('textbox', { name: 'Message' }), { target: { value: text } });
    const preview = dialog.getByRole('region', { name: 'Ce qui sera envoyé au fournisseur (Est)' });
    expect(preview.textContent).toContain('a1b2c3d4-e5');
    expect(preview.textContent).toContain('‹merci>');
    expect(preview.textContent).not.toContain('Durand');
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/Escale ne peut pas savoir s’il a été lu.*Noté dans le journal/)).toBeTruthy();
    expect(bridge.requests('external.contact')).toEqual([
      { recordId: 1, provider: 'Est', carpoolerId: 'c1', journeyId: 'a1b2c3d4-e5', content: text },
    ]);
    expect(bridge.requests('solidaryrecords.act')).toMatchObject([
      { action: 106, user: 11, comment: 'Est · Marie D. · Nancy - Toul · #a1b2c3d4', progression: null },
    ]);
  });

  it.each([4, 6])('is withheld on a record of status %i, as closing it is', async (status) => {
    await search({ status });
    expect(screen.queryByRole('button', { name: /^Contacter/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Clôturer/ })).toBeNull();
  });

  it('warns of a message that nobody can answer', async () => {
    const dialog = await openContact();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Message' }), { target: { value: 'Bonjour' } });
    expect(dialog.getByText('Sans coordonnées, le conducteur ne pourra pas répondre.')).toBeTruthy();
  });

  it('holds nothing of the beneficiary before somebody types it', async () => {
    const dialog = await openContact({ admintelephone: '0601020304', adminfamilyName: 'Tresecret' });
    const box = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    expect(box.value).toContain('Nancy');
    expect(box.value).not.toMatch(/Tresecret|06 01|0601/);
  });

  it('on a record in follow-up is noted freely, so that the record does not go back', async () => {
    const dialog = await openContact({ status: 3, progression: 75 });
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ action: 90 }]));
  });

  it('of unknown outcome is not offered again, and can be noted as an attempt', async () => {
    bridge.answer('external.contact', () => ({ outcome: 'unknown' }));
    const dialog = await openContact();
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/Envoi non confirmé/)).toBeTruthy();
    expect(await dialog.findByText(/^Besoin d’aide/u)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    expect(bridge.requests('solidaryrecords.act')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Noter une tentative' }));
    await waitFor(() =>
      expect(bridge.requests('solidaryrecords.act')).toMatchObject([
        { action: 90, comment: expect.stringMatching(/ \?$/) },
      ]),
    );
    expect(bridge.requests('external.contact')).toHaveLength(1);
  });

  it('of unknown outcome is asked about when it is opened again, since the message may have gone out', async () => {
    bridge.answer('external.contact', () => {
      const mark = { provider: 'Est', journeyId: 'a1b2c3d4-e5', day: asDay('2027-02-20'), isSure: false };
      bridge.answer('external.contacts', () => [mark]);
      return { outcome: 'unknown' };
    });
    const dialog = await openContact();
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await screen.findByText(/Envoi non confirmé/);
    fireEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Contacter Marie D. (Est)' }));
    const again = await screen.findByRole('button', { name: 'Écrire à nouveau' });
    expect(screen.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    const form = again.closest('form');
    if (form !== null) fireEvent.submit(form);
    expect(bridge.requests('external.contact')).toHaveLength(1);
  });

  it('is sent once, whatever is pressed while it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    bridge.answer('external.contact', async () => {
      await promise;
      return { outcome: 'sent' };
    });
    const dialog = await openContact();
    const button = dialog.getByRole('button', { name: 'Envoyer' });
    const form = button.closest('form');
    fireEvent.click(button);
    if (form !== null) fireEvent.submit(form);
    fireEvent.click(button);
    window.dispatchEvent(new Event('focus'));
    resolve();
    expect(await screen.findByText(/Escale ne peut pas savoir s’il a été lu/)).toBeTruthy();
    expect(bridge.requests('external.contact')).toHaveLength(1);
    expect(bridge.requests('solidaryrecords.act')).toHaveLength(1);
  });

  it('that is refused keeps what was typed, also when the dialog is closed', async () => {
    bridge.answer('external.contact', () => ({ outcome: 'refused' }));
    const dialog = await openContact();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Message' }), { target: { value: 'Mon texte 0383000000' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Le fournisseur a refusé le message.')).toBeTruthy();
    expect(await dialog.findByText(/^Besoin d’aide/u)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Contacter Marie D. (Est)' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe(
      'Mon texte 0383000000',
    );
  });

  it('is asked about first where the diary knows of one', async () => {
    const admindiary = [
      {
        action: 'solidary_external_driver_contact',
        comment: 'Est · Marie D. · Nancy - Toul · #a1b2c3d4',
        userId: 11,
        date: '2027-02-20T10:00:00+00:00',
      },
    ];
    const dialog = await openContact({ admindiary });
    expect(screen.getByText('Contacté le 20 févr. 2027')).toBeTruthy();
    expect(dialog.getByText('Déjà contacté le 20 févr. 2027. Écrire à nouveau ?')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Écrire à nouveau' }));
    expect(dialog.getByRole('button', { name: 'Envoyer' })).toBeTruthy();
  });
});
