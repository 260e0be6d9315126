import { roleNames } from '../access/roles.ts';
import { communityName } from '../communities/data.ts';
import { csvLine } from '../http/csv.ts';
import type { AdRecord, ProofRecord, UserRecord } from '../store/user-record.ts';
import { settled } from '../store/user-store.ts';
import type { World } from '../store/world.ts';

type Cell = string | number | null;
type Column = readonly [name: string, value: (user: UserRecord, proof: ProofRecord | undefined) => Cell];

const yesNo = (value: boolean | null | undefined) => (value === true ? 'Oui' : 'Non');
const genders = ['Indéfini', 'Femme', 'Homme', 'Autre'];
const proofStatuses = ['Aucune', 'En attente', 'Acceptée', 'Refusée', 'Annulée'];
const frenchDay = (time: number) => new Date(time).toISOString().slice(0, 10).split('-').reverse().join('-');
const frenchDayOrNull = (time: number | null) => (time === null ? null : frenchDay(time));

const membershipName = (world: World, { memberships }: UserRecord, index: number): Cell =>
  communityName(world, memberships[index]?.community ?? null) || null;

const locality = (ad: AdRecord | undefined, end: 0 | -1): Cell => ad?.stops.at(end)?.addressLocality ?? null;
const isDriver = (ad: AdRecord | undefined) => (ad === undefined ? null : yesNo(ad.role !== 2));
const isPassenger = (ad: AdRecord | undefined) => (ad === undefined ? null : yesNo(ad.role !== 1));
const frequency = (ad: AdRecord | undefined) => {
  if (ad === undefined) return null;
  return ad.isRegular ? 'Régulier' : 'Occasionnel';
};

const three = (name: (number: number) => string, value: (user: UserRecord, index: number) => Cell): Column[] =>
  [0, 1, 2].map((index) => [name(index + 1), (user) => value(user, index)]);

const exportedRoles = [1, 2, 3, 4, 5, 6, 7, 8, 322, 9, 10, 11, 12, 13, 171, 172, 257, 274, 306] as const;

const roleColumns: readonly Column[] = exportedRoles.map((role) => [
  `Rôle - ${roleNames[role]}`,
  // The operator role never shows (docs/platform/a-auth-users.md §7).
  (user) => yesNo(role !== 10 && user.roles.some((held) => held.role === role)),
]);

/** Last day on which an ad of the user is valid. */
const lastAdDay = ({ ads }: UserRecord) =>
  ads.length === 0 ? null : frenchDay(Math.max(...ads.map(({ validUntil }) => validUntil)));

const columnsOf = (world: World): readonly Column[] => [
  ['userId', ({ id }) => id],
  ['Nom', ({ familyName }) => familyName],
  ['Prénom', ({ givenName }) => givenName],
  ['Genre', ({ gender }) => genders[gender] ?? null],
  ['Email', ({ email }) => email],
  ['Téléphone', ({ telephone }) => telephone],
  // Without a birth date the platform writes today's date (docs/platform/a-auth-users.md §7).
  ['Date de naissance', ({ birthDate }) => frenchDay(birthDate === null ? world.now() : Date.parse(birthDate))],
  ["Date d'inscription", ({ createdDate }) => frenchDay(createdDate)],
  ['Date de dernière activité', ({ lastActivityDate }) => frenchDayOrNull(lastActivityDate)],
  ['Accord pour newsletter', ({ newsSubscription }) => yesNo(newsSubscription)],
  ["Date de validité d'annonce", lastAdDay],
  ['Commune de résidence', ({ homeAddress }) => homeAddress?.addressLocality ?? null],
  ['Utilisateur solidaire', ({ solidaryUser }) => yesNo(solidaryUser !== null)],
  ...three(
    (number) => `Communauté ${number}`,
    (user, index) => membershipName(world, user, index),
  ),
  ...three(
    (number) => `Annonce ${number} - Commune d'origine`,
    ({ ads }, index) => locality(ads[index], 0),
  ),
  ...three(
    (number) => `Annonce ${number} - Commune de destination`,
    ({ ads }, index) => locality(ads[index], -1),
  ),
  ...three(
    (number) => `Annonce ${number} - Fréquence`,
    ({ ads }, index) => frequency(ads[index]),
  ),
  ...three(
    (number) => `Rôle Conducteur Annonce ${number}`,
    ({ ads }, index) => isDriver(ads[index]),
  ),
  // The first ad's role is repeated for the other two (docs/platform/a-auth-users.md §7).
  ...three(
    (number) => `Rôle Passager Annonce ${number}`,
    ({ ads }) => isPassenger(ads[0]),
  ),
  ...roleColumns,
  ['Statut identité', (_, proof) => proofStatuses[proof?.status ?? 0] ?? null],
  ['Utilisation de Rezo Pouce', hitchhiking],
];

function hitchhiking({ hitchHikeDriver, hitchHikePassenger }: UserRecord): string {
  if (hitchHikeDriver === true) return hitchHikePassenger === true ? 'Passager et Conducteur' : 'Conducteur';
  return hitchHikePassenger === true ? 'Passager' : 'Aucun';
}

/**
 * Yields the lines of the extended export: French headers, one row per identity proof, the platform's flaws
 * (docs/platform/a-auth-users.md §7).
 */
export function* extendedLines(users: Iterable<UserRecord>, world: World): Generator<string> {
  const columns = columnsOf(world);
  yield csvLine(columns.map(([name]) => name));
  for (const row of users) {
    const user = settled(row);
    const proofs = user.identityProofs.length === 0 ? [undefined] : user.identityProofs;
    for (const proof of proofs) yield csvLine(columns.map(([, value]) => value(user, proof)));
  }
}
