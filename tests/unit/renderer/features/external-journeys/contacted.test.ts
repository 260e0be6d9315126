import { describe, expect, it } from 'vitest';
import { contactComment, contactedOf } from '#renderer/features/external-journeys/contact/contacted.ts';
import { hasContactDetails, noteKindOf, noteOf } from '#renderer/features/external-journeys/contact/rules.ts';
import { asDay } from '#shared/calendar.ts';
import { asInstant } from '#shared/instant.ts';
import { externalJourney } from '#shared/resources/externaljourneys/journey.ts';
import { recordStatuses } from '#shared/resources/solidaryrecords/status.ts';

const journey = externalJourney.parse({
  externalProvider: 'Covoit <Est>',
  journeyId: 'a1<2c3d4-e5f6',
  carpoolerId: 'c1',
  carpoolerGivenName: 'Marie D.',
  origin: { addressLocality: 'Nancy' },
  destination: { addressLocality: 'Metz' },
});
const entry = (comment: string | null) => ({ comment, at: asInstant('2026-03-10T09:00:00+01:00') });
/** As the platform stores it. */
const stored = (comment: string) => comment.replaceAll('<', '‹');

describe('the comment of a contact', () => {
  it('names the provider, the driver, the ends and the start of the journey’s id', () => {
    expect(contactComment(journey)).toBe('Covoit <Est> · Marie D. · Nancy - Metz · #a1<2c3d4');
  });

  it('marks the journey on every computer once it is read', () => {
    expect(contactedOf(journey, [entry(null), entry(stored(contactComment(journey)))], [])).toEqual({
      day: '2026-03-10',
      isSure: true,
    });
  });

  it('marks it as well as a free note that begins with the label of the contact', () => {
    const { action, comment } = noteOf('note', contactComment(journey), 'Conducteur externe contacté');
    expect(action).toBe(90);
    expect(comment).toMatch(/^Conducteur externe contacté · Covoit/);
    expect(contactedOf(journey, [entry(stored(comment))], [])).toMatchObject({ isSure: true });
  });

  it('of an attempt leaves it open whether the message went out', () => {
    expect(contactedOf(journey, [entry(stored(contactComment(journey, false)))], [])).toMatchObject({ isSure: false });
  });

  it('of another journey or of another provider with the same id marks nothing', () => {
    const others = [
      { ...journey, journeyId: 'ffffffff-1' },
      { ...journey, provider: 'Autre' },
    ];
    for (const other of others) {
      expect(contactedOf(journey, [entry(stored(contactComment(other)))], [])).toBeNull();
    }
  });

  it('is replaced by what this computer remembers until it is read', () => {
    const mark = { provider: 'Covoit <Est>', journeyId: 'a1<2c3d4-e5f6', day: asDay('2026-03-12'), isSure: true };
    expect(contactedOf(journey, [], [mark])).toEqual({ day: '2026-03-12', isSure: true });
    expect(contactedOf(journey, [], [{ ...mark, journeyId: 'other' }])).toBeNull();
  });
});

describe('noting a contact', () => {
  it.each([
    [0, 'action'],
    [1, 'action'],
    [2, 'action'],
    [3, 'note'],
    [4, 'note'],
    [6, null],
  ] as const)('on a record of status %i is done by: %s', (status, kind) => {
    expect(noteKindOf({ status, progression: 0 })).toBe(kind);
  });

  it('is decided for every status', () => {
    for (const status of recordStatuses) expect(noteKindOf({ status, progression: 50 })).not.toBeUndefined();
  });
});

it.each([
  ['Répondez au 03 83 00 00 00.', true],
  ['Écrivez à accueil@association.example', true],
  ['Je passe le 12 mars à 8 h.', false],
  ['', false],
])('whether a driver can answer to « %s »: %s', (text, expected) => {
  expect(hasContactDetails(text)).toBe(expected);
});
