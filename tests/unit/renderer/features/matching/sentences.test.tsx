import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnSentence } from '#shared/ipc/own-sentences.ts';
import { structureId as structureIdOf } from '#shared/resources/solidary/ids.ts';
import { recordWith, wireCarpool, wireDriver, wireEntry, wirePlaceOf } from '#tests/support/fake-solutions.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { openSolutions, writeResult } from '#tests/support/open-solutions.tsx';

const at = (time: string) => `2026-11-22T${time}:00+00:00`;
const round = {
  admintelephone: '0611111111',
  adminproposalType: 'roundtrip',
  adminreturnDate: '2027-03-01T00:00:00+00:00',
  adminreturnTime: at('17:00'),
  adminorigin: { ...wirePlaceOf('Épinal', 48.17, 6.45), displayLabel: ['3 rue Haute, Épinal', 'France'] },
  admincarpools: { outward: [wireCarpool(1)], return: [] },
};

/** What this computer keeps of the person's sentences. */
let kept: OwnSentence[];
let isOnDisk: boolean;
beforeEach(() => {
  kept = [];
  isOnDisk = true;
});

/** Opens the list of calls. */
async function openCalls(wire: Readonly<Record<string, unknown>> = {}, locale: 'fr' | 'en' = 'fr') {
  const record = recordWith({ ...round, ...wire });
  const opened = await openSolutions(record, {
    locale,
    handlers: {
      'solidaryrecords.act': () => writeResult('done', { record: { ...record } }),
      'users.get': ({ id }) => fakeUser(id, { telephone: '0612345678' }),
      'ownSentences.list': () => ({ sentences: kept, isRead: true }),
      'ownSentences.save': ({ text, ...of }) => {
        const structureId = structureIdOf.nullable().parse(of.structureId);
        kept = text === null ? [] : [{ ...of, structureId, text }];
        return { isOnDisk };
      },
      'reminders.list': () => ({ reminders: [], isRead: true }),
      'templates.list': () => ({
        templates: [{ id: 'a', name: 'Court', text: '{prénom}, {départ}, {date}, retour {retour}. {conducteur} ?' }],
        isRead: true,
      }),
    },
  });
  const name = locale === 'fr' ? /^Liste d’appel/u : /^Call list/u;
  await opened.person.click(await screen.findByRole('button', { name }));
  await within(await screen.findByRole('dialog')).findByRole('link', { name: /06 12 34 56 78/u });
  return opened;
}
const said = (name: string) =>
  within(screen.getByRole('region', { name })).getByText((_, element) => element?.tagName === 'BLOCKQUOTE').textContent;

describe('the sentence to say', () => {
  it('to a driver has first name and towns only, day, hour and return, and is copied', async () => {
    const { bridge, person } = await openCalls();
    const text =
      'Bonjour, ici Association CVT. Nous cherchons quelqu’un qui puisse conduire une personne\u00a0: Ben. ' +
      'Départ\u00a0: Épinal. Arrivée\u00a0: Toul. Quand\u00a0: lundi 1er mars 2027 à 09:30. Retour\u00a0: à 17:00. ' +
      'Est-ce possible pour vous\u00a0?';
    expect(said('À dire au conducteur')).toBe(text);
    await person.click(screen.getByRole('button', { name: 'Copier\u00a0: À dire au conducteur' }));
    expect(bridge.requests('app.copyText')).toEqual([{ text }]);
  });

  it('after a yes has the whole name and the address, and there is one for the beneficiary', async () => {
    const { person } = await openCalls();
    await person.keyboard('o');
    await waitFor(() =>
      expect(said('À dire au conducteur')).toMatch(/Ben Durand.*3 rue Haute, Épinal.*06 11 11 11 11/u),
    );
    expect(said('À dire au bénéficiaire')).toMatch(
      /conducteur\u00a0: Ulysse Usager1\..*Téléphone\u00a0: 06 12 34 56 78\./u,
    );
  });

  it('of a regular journey names its days and hours both ways', async () => {
    await openCalls({
      adminfrequency: 2,
      admintoDate: '2027-03-31T00:00:00+00:00',
      adminschedules: [{ mon: true, tue: true, outwardTime: at('08:00'), returnTime: at('12:00') }],
    });
    expect(said('À dire au conducteur')).toMatch(
      /Quand\u00a0: lundi et mardi à 08:00, du lundi 1er mars 2027 au mercredi 31 mars 2027\. Retour\u00a0: lundi et mardi à 12:00\./iu,
    );
  });

  it('is that of a template of the person for the structure, until they go back', async () => {
    const { person } = await openCalls();
    await person.click(screen.getByRole('button', { name: 'Modèles\u00a0: À dire au conducteur' }));
    await person.click(await screen.findByRole('button', { name: /^Utiliser.*Court/u }));
    const own = 'Ben, Épinal, lundi 1er mars 2027 à 09:30, retour à 17:00. Ulysse ?';
    await waitFor(() => expect(said('À dire au conducteur')).toBe(own));
    expect(kept).toMatchObject([{ to: 'driver', text: '{prénom}, {départ}, {date}, retour {retour}. {conducteur} ?' }]);
    await person.click(screen.getByRole('button', { name: 'Revenir à la phrase d’Escale' }));
    await waitFor(() => expect(said('À dire au conducteur')).toMatch(/^Bonjour/u));
    expect(kept).toEqual([]);
  });

  it('is there the next day, for the records of its structure alone', async () => {
    const { structureId } = recordWith(round);
    kept = [{ structureId, to: 'driver', text: 'Allô, {prénom} ?' }];
    await openCalls();
    await waitFor(() => expect(said('À dire au conducteur')).toBe('Allô, Ben ?'));
    kept = [{ structureId: structureIdOf.parse(99), to: 'driver', text: 'Allô, {prénom} ?' }];
    cleanup();
    await openCalls();
    expect(said('À dire au conducteur')).toMatch(/^Bonjour/u);
  });

  it('says where it lasts until the application ends only', async () => {
    isOnDisk = false;
    const { person } = await openCalls();
    await person.click(screen.getByRole('button', { name: 'Modèles\u00a0: À dire au conducteur' }));
    await person.click(await screen.findByRole('button', { name: /^Utiliser.*Court/u }));
    await screen.findByText(/gardée jusqu’à la fermeture d’Escale/u);
  });

  it('is said in English', async () => {
    await openCalls({ adminproposalType: 'oneway' }, 'en');
    expect(said('To say to the driver')).toBe(
      'Hello, this is Association CVT. We are looking for a driver for one person: Ben. From: Épinal. To: Toul. ' +
        'When: Monday, 1 March 2027 at 09:30. No return. Would that be possible for you?',
    );
  });

  it('stands on the card of a driver who was chosen, with the whole name once they were put in touch', async () => {
    const chosen = { drivers: [wireDriver(1, 1)], threads: [] };
    const { person, reread } = await openSolutions(recordWith({ ...round, adminsolutions: chosen }));
    await person.click(await screen.findByRole('button', { name: 'À dire\u00a0: Nina Nomade' }));
    expect(said('À dire au conducteur')).toMatch(/une personne\u00a0: Ben\./u);
    reread(recordWith({ ...round, adminsolutions: chosen, admindiary: [wireEntry('link', 3, '2026-11-14')] }));
    await waitFor(() => expect(said('À dire au conducteur')).toMatch(/Ben Durand/u));
  });
});
