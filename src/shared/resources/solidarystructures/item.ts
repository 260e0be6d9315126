import { z } from 'zod';
import { flag, integer, nameOrNone, text, timestamp } from '../read.ts';
import { structureId, userId } from '../solidary/ids.ts';
import { readWindows, wireWindows } from '../solidary/wire-windows.ts';
import { readProofs, wireProof } from './proof.ts';

/** What row and item share; `mode` and `solidaryTransport` are the wire's. */
const common = {
  id: structureId,
  name: z.string(),
  telephone: text,
  signature: text,
  mode: integer,
  solidaryTransport: flag,
};

/**
 * The names of the screen: mode 1 is light, and null or 0 full; the wire's flag means that transport is NOT offered
 * (docs/platform/c-solidary.md §9), and without it none is.
 */
const operation = (mode: number | null, solidaryTransport: boolean | null) => ({
  isLightMode: mode === 1,
  hasTransport: solidaryTransport === false,
});

/** Reads a structure of the list (docs/platform/c-solidary.yaml, StructureMember). */
export const structureRow = z
  .object(common)
  .transform(({ mode, solidaryTransport, ...same }) => ({ ...same, ...operation(mode, solidaryTransport) }));
export type StructureRow = z.output<typeof structureRow>;

/** PHP writes a list with gaps in its keys as an object (docs/platform/c-solidary.md §7, subjects). */
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .union([
      z.array(entry),
      z.record(z.string(), entry).transform((entries) => Object.values<z.output<Entry>>(entries)),
    ])
    .nullish()
    .transform((entries) => entries ?? []);

const subject = z
  .object({ id: z.int(), label: z.string(), removable: flag })
  .transform(({ removable, ...same }) => ({ ...same, isRemovable: removable === true }));

const need = z
  .object({ id: z.int(), label: z.string(), labelVolunteer: text, removable: flag })
  .transform(({ removable, labelVolunteer, ...same }) => ({
    ...same,
    labelVolunteer: labelVolunteer ?? '',
    isRemovable: removable === true,
  }));

/** An operator; its id is that of the user. */
const operator = z
  .object({ id: userId, givenName: nameOrNone, familyName: nameOrNone, email: text, operatorDate: timestamp })
  .transform(({ id, givenName, familyName, email, operatorDate }) => ({
    id,
    name: [givenName, familyName].filter((part) => part !== null).join(' '),
    email,
    since: operatorDate,
  }));

const territory = z.object({ id: z.int(), name: z.string() });

/** Reads a structure (docs/platform/c-solidary.yaml, StructureItem), which omits its null keys. */
export const structureItem = z
  .object({
    ...common,
    email: text,
    ...wireWindows,
    subjects: listOf(subject),
    needs: listOf(need),
    structureProofs: listOf(wireProof),
    operators: listOf(operator),
    territories: listOf(territory),
    removable: flag,
  })
  .transform(
    ({
      mode,
      solidaryTransport,
      mMinTime,
      mMaxTime,
      aMinTime,
      aMaxTime,
      eMinTime,
      eMaxTime,
      structureProofs,
      removable,
      ...same
    }) => ({
      ...same,
      ...operation(mode, solidaryTransport),
      windows: readWindows({ mMinTime, mMaxTime, aMinTime, aMaxTime, eMinTime, eMaxTime }),
      proofs: readProofs(structureProofs),
      isRemovable: removable === true,
    }),
  );
export type Structure = z.output<typeof structureItem>;
export type Subject = Structure['subjects'][number];
export type Need = Structure['needs'][number];
export type Operator = Structure['operators'][number];
