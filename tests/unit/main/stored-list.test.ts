import { describe, expect, it } from 'vitest';
import { RecipientStore } from '#main/campaigns/campaign-memory.ts';
import { SentPictures } from '#main/resources/sent-pictures.ts';
import { SessionStore } from '#main/session/stored.ts';
import { ContactedJourneys } from '#main/solidary/external/contacted-journeys.ts';
import { RememberedColumns } from '#main/transfer/import/remembered.ts';
import type { KnownRecipients } from '#shared/resources/campaigns/recipients.ts';
import { FakeClock, FakeStore } from '#tests/support/fakes.ts';

const platform = 'https://api.example.org';

describe('what another version stored in another shape takes nothing else with it', () => {
  it('among the pictures that were sent', () => {
    const store = new FakeStore();
    const pictures = () => new SentPictures(store, platform);
    pictures().keep({ resource: 'communities', id: 1 }, { id: 9, avatar: 'https://cdn.example.org/a.jpg' });
    store.set('sentPictures', [{ owner: 5 }, ...[store.get('sentPictures')].flat()]);
    pictures().keep({ resource: 'communities', id: 2 }, { id: 10, avatar: 'https://cdn.example.org/b.jpg' });
    expect(pictures().idOf({ resource: 'communities', id: 1 }, 'https://cdn.example.org/a.jpg')).toBe(9);
  });

  it('among the recipients of campaigns', () => {
    const store = new FakeStore();
    const recipients = () => new RecipientStore(store, platform);
    const known: KnownRecipients = {
      list: 'users',
      filterType: 1,
      count: 1,
      announced: 1,
      people: [],
      isAccepted: false,
      at: 0,
    };
    recipients().set(1, known);
    store.set('campaignRecipients', [null, ...[store.get('campaignRecipients')].flat()]);
    recipients().set(2, known);
    expect(recipients().get(1)).toEqual(known);
  });

  it('among the contacted journeys', () => {
    const store = new FakeStore();
    const contacted = () => new ContactedJourneys(store, platform, new FakeClock());
    const contact = { provider: 'Mobicoop', journeyId: '7', isSure: true };
    contacted().add(1, contact);
    store.set('externalContacts', ['?', ...[store.get('externalContacts')].flat()]);
    contacted().add(2, contact);
    expect(contacted().of(1)).toMatchObject([contact]);
  });

  it('among the columns of imports', () => {
    const store = new FakeStore();
    const columns = () => new RememberedColumns(store);
    const file = { headerLine: 1, type: 'users' as const, columns: [] };
    columns().keep(file, ['givenName']);
    store.set('importColumns', [{}, ...[store.get('importColumns')].flat(1)]);
    columns().keep({ ...file, type: 'relaypoints' }, ['name']);
    expect(columns().find(file)).toEqual(['givenName']);
  });

  it('among the structures that people chose', () => {
    const store = new FakeStore();
    const sessions = () => new SessionStore(store, platform);
    sessions().chooseStructure(1, 5);
    store.set('structureChoices', { ...Object(store.get('structureChoices')), other: 'x' });
    sessions().chooseStructure(2, 6);
    expect(sessions().chosenStructure(1)).toBe(5);
  });
});
