import type { RequestContext } from '../access/requester.ts';
import type { AddressRecord } from '../data/addresses.ts';
import type { StructureProofRow } from '../data/structure.ts';
import type { JsonObject } from '../http/body.ts';
import { addressLines, avatarOf, wireContext } from '../resource/wire.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { structureTable } from '../structures/data.ts';
import { choicesOf, type ProofAnswer } from './answers.ts';
import type { Link, Person } from './people.ts';

/** A person with the user they are. */
export interface PersonWithUser extends Person {
  readonly user: UserRecord;
}

/** An address as a plain array, all keys there (docs/platform/c-solidary.yaml, AddressArray). */
export function addressArray(address: AddressRecord, id: number, name: string | null): JsonObject {
  return {
    id,
    ...address,
    name,
    displayLabel: addressLines(address),
    home: name === null ? null : true,
    icon: null,
    venue: null,
    event: null,
    layer: null,
    similarityWithSearch: null,
    type: address.houseNumber ? 'housenumber' : address.street ? 'street' : 'locality',
    regionCode: null,
  };
}

export const homeOf = ({ user }: PersonWithUser): JsonObject | null =>
  user.homeAddress === null ? null : addressArray(user.homeAddress, user.id * 2, 'homeAddress');

const units = ['B', 'kB', 'MB', 'GB'];

/** The size of a file as text, such as `12.34kB` (docs/platform/c-solidary.md §7). */
export function sizeText(bytes: number): string {
  const factor = Math.min(units.length - 1, Math.floor((String(bytes).length - 1) / 3));
  return `${(bytes / 1024 ** factor).toFixed(2)}${units[factor]}`;
}

/** Folder of the files of proofs, which anybody reads who has the address. */
export const proofFolder = '/upload/solidary/proofs';

/** The label of a choice in place of its value, except for the first one (docs/platform/c-solidary.md §8). */
function shownValue({ value }: ProofAnswer, { options, acceptedValues }: StructureProofRow): ProofAnswer['value'] {
  const index = typeof value === 'string' ? choicesOf(acceptedValues).indexOf(value) : -1;
  return index > 0 ? (choicesOf(options)[index] ?? value) : value;
}

/** Returns the answers of a link, in the order of their ids. */
export function wireProofs(
  context: RequestContext,
  { id, structure, status, answers }: Link,
  isNumbered: boolean,
): JsonObject[] {
  const known = context.get('world').get(structureTable).get(structure);
  return answers.flatMap((answer) => {
    const proof = known?.proofs.find((candidate) => candidate.id === answer.proof);
    if (known === undefined || proof === undefined) return [];
    const kinds = ['checkbox', 'input', 'selectbox', 'radio', 'file'] as const;
    const { file } = answer;
    return {
      ...(isNumbered && { proofId: answer.id }),
      structure: known.name,
      structureId: structure,
      ...(isNumbered && { structureProofId: proof.id }),
      userStructureId: id,
      status,
      label: proof.label,
      ...Object.fromEntries(kinds.map((kind) => [kind, kind === proof.kind])),
      value: shownValue(answer, proof),
      originalName: file?.originalName ?? null,
      fileName: file === null ? null : `${wireContext(context).origin}${proofFolder}/${file.name}`,
      fileSize: file === null ? null : sizeText(file.size),
    };
  });
}

/** Returns the links of a person whose structures still exist. */
export function linksOf(world: World, { links }: Person): (Link & { name: string })[] {
  return links.flatMap((link) => {
    const known = world.get(structureTable).get(link.structure);
    return known === undefined ? [] : { ...link, name: known.name };
  });
}

/** Fields of a person that the items of both roles have (docs/platform/c-solidary.yaml, BeneficiaryItem). */
export const identityOf = (context: RequestContext, { user }: PersonWithUser): JsonObject => ({
  email: user.email,
  gender: user.gender,
  telephone: user.telephone,
  givenName: user.givenName,
  familyName: user.familyName,
  birthDate: user.birthDate === null ? null : `${user.birthDate}T00:00:00+00:00`,
  newsSubscription: user.newsSubscription,
  avatar: avatarOf(user, wireContext(context).origin),
  userId: user.id,
});
