import { solidaryVolunteers, type Volunteer, type VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';

/**
 * A volunteer on the wire, available on Monday mornings and pending in structure 1; what is given replaces its keys.
 */
const wireVolunteer = (id: number, wire: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  userId: 40,
  email: 'nina@example.org',
  gender: 1,
  telephone: '0601020303',
  givenName: 'Nina',
  familyName: 'Nomade',
  birthDate: '1990-05-06T00:00:00+00:00',
  newsSubscription: false,
  homeAddress: {
    streetAddress: '3 rue Mirabeau',
    postalCode: '88000',
    addressLocality: 'Épinal',
    addressCountry: 'France',
    latitude: '48.173000',
    longitude: '6.449000',
    displayLabel: ['3 rue Mirabeau, 88000, Épinal', 'France'],
  },
  maxDistance: 25_500,
  mMinTime: '1970-01-01T06:00:00+00:00',
  mMaxTime: '1970-01-01T12:00:00+00:00',
  aMinTime: '1970-01-01T12:00:00+00:00',
  aMaxTime: '1970-01-01T18:00:00+00:00',
  mMon: true,
  structures: [
    { id: 2, userStructureId: 72, name: 'Mobilité', status: 1 },
    { id: 1, userStructureId: 71, name: 'Entraide', status: 0 },
  ],
  proofs: [],
  ...wire,
});

/** A volunteer as the item of the platform gives one. */
export const fakeVolunteer = (id: number, wire: Record<string, unknown> = {}): Volunteer =>
  solidaryVolunteers.item.parse(wireVolunteer(id, wire));

/** A volunteer as a row of the list gives one. */
export const fakeVolunteerRow = (id: number, wire: Record<string, unknown> = {}): VolunteerRow =>
  solidaryVolunteers.row.parse(wireVolunteer(id, wire));
