import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';

/** Parts of the wire of a record with solutions, for tests of its screens. Every key of the contract can be replaced. */
type Wire = Readonly<Record<string, unknown>>;

/** A place on the wire; without coordinates where none are given. */
export const wirePlaceOf = (town: string, latitude?: number, longitude?: number): Wire => ({
  addressLocality: town,
  displayLabel: [town, 'France'],
  ...(latitude !== undefined && { latitude: String(latitude), longitude: String(longitude) }),
});

const nancy = wirePlaceOf('Nancy', 48.69, 6.18);
const toul = wirePlaceOf('Toul', 48.68, 5.89);

/** A member whose journey matches, as a driver, once. */
export const wireCarpool = (matchingId: number, wire: Wire = {}): Wire => ({
  external: false,
  matchingId,
  carpoolerId: 100 + matchingId,
  carpoolerGivenName: 'Ulysse',
  carpoolerFamilyName: `Usager${matchingId}`,
  frequency: 1,
  type: 'oneway',
  driver: true,
  passenger: false,
  solidaryExclusive: false,
  fromDate: '2027-03-01T00:00:00+00:00',
  fromTime: '2026-11-22T09:30:00+00:00',
  carpoolerFromDate: '2027-03-01T00:00:00+00:00',
  carpoolerFromTime: '2026-11-22T09:15:00+00:00',
  origin: nancy,
  destination: toul,
  detourDuration: 120,
  detourDistance: 1500,
  ...wire,
});

/** A volunteer who is there on Monday and Tuesday mornings, of which Monday fits. */
export const wireTransporter = (matchingId: number, wire: Wire = {}): Wire => ({
  matchingId,
  volunteerId: 200 + matchingId,
  volunteerGivenName: 'Nina',
  volunteerFamilyName: `Nomade${matchingId}`,
  centerPoint: nancy,
  maxDistance: 50_000,
  type: 'oneway',
  mMinTime: '1970-01-01T07:30:00+00:00',
  mMaxTime: '1970-01-01T12:00:00+00:00',
  volunteerSchedule: { mMon: true, mTue: true },
  schedule: { mMon: true },
  ...wire,
});

/** A volunteer who was chosen. */
export const wireDriver = (id: number, matchingId: number, wire: Wire = {}): Wire => ({
  id,
  matchingId,
  type: 'transporter',
  givenName: 'Nina',
  familyName: 'Nomade',
  telephone: '0601020303',
  userId: 3,
  status: 0,
  contacted: false,
  centerPoint: nancy,
  maxDistance: 50_000,
  mMon: true,
  ...wire,
});

export const wireEntry = (action: string, userId: number, day: string): Wire => ({
  action: `solidary_${action}`,
  comment: null,
  userId,
  givenName: 'Nina',
  familyName: 'Nomade',
  authorGivenName: 'Sol',
  authorFamilyName: 'Idaire',
  date: `${day}T10:00:00+00:00`,
});

export const wireMessage = (text: string, at: string, wire: Wire = {}): Wire => ({
  posterId: 11,
  posterGivenName: 'Ben',
  posterFamilyName: 'Durand',
  delegateGivenName: 'Sol',
  delegateFamilyName: 'Idaire',
  recipientGivenName: 'Nina',
  recipientFamilyName: 'Nomade',
  text,
  date: at,
  ...wire,
});

/** A record of Ben Durand that is looked for, from Nancy to Toul on 1 March 2027 at 09:30. */
export const recordWith = (wire: Wire = {}): RecordItem =>
  recordItem.parse({
    id: 1,
    status: 2,
    progression: 50,
    needs: [],
    adminuserId: 11,
    admingivenName: 'Ben',
    adminfamilyName: 'Durand',
    adminstructureId: 1,
    adminstructure: 'Association CVT',
    adminstructureSolidaryTransport: false,
    adminlastAction: 'solidary_create',
    adminlastActionDate: '2026-11-22T12:30:38+00:00',
    adminorigin: nancy,
    admindestination: toul,
    adminproposalType: 'oneway',
    adminfrequency: 1,
    adminfromDate: '2027-03-01T00:00:00+00:00',
    adminoutwardDate: '2027-03-01T00:00:00+00:00',
    adminoutwardTime: '2026-11-22T09:30:00+00:00',
    adminschedules: [],
    admindiary: [],
    admincarpools: { outward: [], return: [] },
    admintransporters: { outward: [], return: [] },
    adminsolutions: { drivers: [], threads: [] },
    adminproofs: [],
    distance: 3.7,
    ...wire,
  });
