import { z } from 'zod';
import { campaigns } from '../resources/campaigns.ts';
import { communities } from '../resources/communities.ts';
import { type Filters, type ListPage, listQuerySchema, type ResourceContract } from '../resources/define.ts';
import { hitchhikers } from '../resources/hitchhikers.ts';
import type { point } from '../resources/points.ts';
import { territories } from '../resources/territories.ts';
import { users } from '../resources/users/index.ts';
import { type CallContract, call } from './call.ts';

const saved = z.object({ id: z.int() });

type ReadCalls<
  Name extends string,
  Row extends z.ZodType,
  Item extends z.ZodType,
  F extends Filters,
  Field extends string,
> = {
  [K in `${Name}.list`]: CallContract<ReturnType<typeof listQuerySchema<F, Field>>, z.ZodType<ListPage<z.output<Row>>>>;
} & {
  [K in `${Name}.get`]: CallContract<z.ZodType<{ id: number }, { id: number }>, z.ZodType<z.output<Item>>>;
};

/** `<name>.list` and `<name>.get` of a resource. */
function readCalls<
  const Name extends string,
  Row extends z.ZodType,
  Item extends z.ZodType,
  Write extends z.ZodObject,
  F extends Filters,
  Field extends string,
>(resource: ResourceContract<Name, Row, Item, Write, F, Field>): ReadCalls<Name, Row, Item, F, Field> {
  const page = z.object({
    rows: z.array(z.unknown()),
    unreadable: z.array(z.object({ position: z.int(), id: z.int().nullable() })),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
  });
  const calls = {
    [`${resource.name}.list`]: call(listQuerySchema(resource), page),
    [`${resource.name}.get`]: call(z.object({ id: z.int().positive() }), z.unknown()),
  };
  // Computed names are widened to `string` by the compiler; the type above is the same table, spelled out.
  return calls as unknown as ReadCalls<Name, Row, Item, F, Field>;
}

type WriteCalls<Name extends string, Write extends z.ZodObject> = {
  [K in `${Name}.create`]: CallContract<Write, typeof saved>;
} & {
  [K in `${Name}.update`]: CallContract<
    z.ZodType<{ id: number; changes: Partial<z.infer<Write>> }, { id: number; changes: Partial<z.infer<Write>> }>,
    typeof saved
  >;
};

/** `<name>.create` (whole) and `<name>.update` (changed keys only) of a resource that can be written. */
function writeCalls<const Name extends string, Write extends z.ZodObject>(resource: {
  name: Name;
  write?: Write;
}): WriteCalls<Name, Write> {
  if (resource.write === undefined) throw new Error(`${resource.name} cannot be written`);
  const calls = {
    [`${resource.name}.create`]: call(resource.write, saved),
    [`${resource.name}.update`]: call(
      z.object({ id: z.int().positive(), changes: z.strictObject(resource.write.partial().shape) }),
      saved,
    ),
  };
  // As above.
  return calls as unknown as WriteCalls<Name, Write>;
}

export const recordCalls = {
  ...readCalls(users),
  ...writeCalls(users),
  ...readCalls(hitchhikers),
  ...readCalls(communities),
  ...readCalls(territories),
  ...readCalls(campaigns),
  /** Whether an account has exactly this e-mail (contract a, admin/users/email): its id and name, or null. */
  'users.findByEmail': call(
    z.object({ email: z.string().min(3) }),
    z.object({ id: z.int(), givenName: z.string().nullable(), familyName: z.string().nullable() }).nullable(),
  ),
  /** Replaces the picture at position 1 (contract a §8). The row is read again afterwards. */
  'users.uploadImage': call(z.object({ id: z.int().positive(), selectionId: z.string() }), z.void()),
  /** Address search, from 3 characters (contract c, points). */
  'points.search': call(z.object({ text: z.string().min(3).max(255) }), z.array(z.custom<z.output<typeof point>>())),
};
