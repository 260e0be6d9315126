import { chance, pick } from '../data/random.ts';
import type { SeededPerson } from '../data/solidary.ts';
import type { StructureProofRow } from '../data/structure.ts';
import type { World } from '../store/world.ts';
import { structureTable } from '../structures/data.ts';

/** A file that answers a proof. `name` is the stored one, `size` in bytes. */
export interface AnswerFile {
  readonly name: string;
  readonly originalName: string;
  readonly size: number;
}

/** What a person answered to a proof of a structure. Its id is the `proofId` of the wire. */
export interface ProofAnswer {
  readonly id: number;
  /** Id of the proof of the structure. */
  readonly proof: number;
  /** The accepted value of a choice; null for a file. */
  readonly value: string | boolean | null;
  readonly file: AnswerFile | null;
}

export const choicesOf = (texts: string | null): readonly string[] => texts?.split(';') ?? [];

const files = [
  { originalName: 'attestation.pdf', extension: 'pdf' },
  { originalName: "Carte d'identité.jpg", extension: 'jpg' },
  { originalName: 'justificatif_été_2025.png', extension: 'png' },
] as const;

const written = ['Par la mairie', 'Une voisine « très aimable »', '54-2025/0187'];

/** Builds an answer; half of the files were never sent. */
function answerOf(proof: StructureProofRow, id: number, number: number): ProofAnswer | undefined {
  const { kind } = proof;
  const plain = (value: string | boolean): ProofAnswer => ({ id, proof: proof.id, value, file: null });
  if (kind === 'checkbox') return plain(number % 3 > 0);
  if (kind === 'input') return plain(pick(written, number));
  if (kind !== 'file') return plain(pick(choicesOf(proof.acceptedValues), number));
  if (number % 2 === 0) return undefined;
  const { originalName, extension } = pick(files, number >>> 4);
  return {
    id,
    proof: proof.id,
    value: null,
    file: { name: `${id}-${number}.${extension}`, originalName, size: 40_000 + (number % 2_000_000) },
  };
}

/**
 * Returns what a seeded person answered to the proofs of a structure: those that anybody answered there, but not every
 * file, which is sent after the first record (docs/platform/c-solidary.md §5).
 */
export function seededAnswers(world: World, person: SeededPerson, structure: number, link: number): ProofAnswer[] {
  const proofs = world.get(structureTable).get(structure)?.proofs ?? [];
  return proofs.flatMap((proof, index) => {
    // 1 of beneficiaries, 2 of volunteers (docs/platform/c-solidary.yaml, StructureProof).
    const isTheirs = proof.type === 2 ? person.isVolunteer : person.isBeneficiary;
    if (!isTheirs || !proof.isUsed) return [];
    return answerOf(proof, link * 10 + index, chance(23, link, index)) ?? [];
  });
}
