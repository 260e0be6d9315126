import { z } from 'zod';
import { wireAddress } from '../address.ts';
import { fileSize, flag, integer, oneOf, text } from '../read.ts';
import { readEntry, wireEntry } from '../solidaryrecords/diary.ts';
import { structureId, userStructureId } from './ids.ts';
import { type ProofKind, proofKinds } from './proof-kind.ts';
import { structureStatuses } from './status.ts';

/** Parts that the items of beneficiaries and volunteers share (docs/screens/08-solidary-people.md). */

/**
 * Reads the structures of a person. Only volunteers have the id of the link here; beneficiaries have it in their proofs
 * (docs/platform/c-solidary.md §8).
 */
export const wireStructures = z
  .array(
    z
      .object({
        id: structureId,
        name: z.string(),
        status: oneOf(structureStatuses),
        userStructureId: userStructureId.nullish(),
      })
      .transform(({ id, userStructureId: link, ...same }) => ({
        structureId: id,
        ...same,
        ...(link !== null && link !== undefined && { userStructureId: link }),
      })),
  )
  .nullish()
  .transform((structures) => structures ?? []);
/** A structure of a person, with the person's status in it; null for a status that this version does not know. */
export type PersonStructure = z.infer<typeof wireStructures>[number];

const proof = z
  .object({
    proofId: integer,
    structure: text,
    structureId,
    structureProofId: integer,
    userStructureId: userStructureId.nullish(),
    status: oneOf(structureStatuses),
    label: text,
    checkbox: flag,
    input: flag,
    selectbox: flag,
    radio: flag,
    file: flag,
    value: z
      .union([z.string(), z.boolean(), z.number().transform(String)])
      .nullish()
      .catch(null),
    originalName: text,
    fileName: text,
    fileSize,
  })
  .transform(
    ({
      checkbox,
      input,
      selectbox,
      radio,
      file,
      structure,
      value,
      originalName,
      fileName,
      fileSize: size,
      userStructureId: link,
      ...same
    }) => ({
      ...same,
      userStructureId: link ?? null,
      structureName: structure,
      kind: kindOf({ checkbox, input, selectbox, radio, file }),
      value: value ?? null,
      // The URL of the file is dropped: it is public, so it is loaded through main only (`solidaryProofAddress`).
      file: fileName === null || fileName === '' ? null : { name: originalName, size },
    }),
  );

const kindOf = (flags: Readonly<Record<ProofKind, boolean | null>>): ProofKind =>
  proofKinds.find((kind) => flags[kind] === true) ?? 'input';

/**
 * Reads the answers of a person to the proofs of their structures. Of a beneficiary they are those of the last
 * structure only; of a volunteer they lack `proofId` and `structureProofId` (docs/platform/c-solidary.md §8).
 */
export const wireProofs = z
  .array(proof)
  .nullish()
  .transform((proofs) => proofs ?? []);
export type PersonProof = z.infer<typeof wireProofs>[number];

/** The town of an address, or its first line where it has none. */
const placeName = wireAddress.nullish().transform((address) => address?.locality || address?.lines[0] || null);

const diaryEntry = wireEntry
  .extend({ solidary: integer, origin: placeName, destination: placeName })
  .transform(({ solidary, origin, destination, ...entry }) => ({
    ...readEntry(entry),
    origin,
    destination,
    /** The record that the action belongs to. */
    recordId: solidary,
  }));

/** Reads the journal of actions of a person: of the last structure only, newest first. */
export const wireDiaries = z
  .array(diaryEntry)
  .nullish()
  .transform((entries) => entries ?? []);
export type PersonDiaryEntry = z.infer<typeof wireDiaries>[number];
