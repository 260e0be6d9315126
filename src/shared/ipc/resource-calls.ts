import { z } from 'zod';
import { type Filters, type ListPage, listQuerySchema, type ResourceContract } from '../resources/define.ts';
import { type CallContract, call } from './call.ts';

/** What a write answers: the row is read again for the rest. */
export const saved = z.object({ id: z.int() });

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
export function readCalls<
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

/**
 * Beside the values of a creation. Tries of one form share an `attempt`: what an earlier one may have created is looked
 * for before anything is sent again. `isSure`: the person wants it sent although that cannot be found out.
 */
export const attempt = { attempt: z.uuid().optional(), isSure: z.boolean().optional() };
export type Attempt = { attempt?: string | undefined; isSure?: boolean | undefined };

type WriteCalls<Name extends string, Write extends z.ZodObject> = {
  [K in `${Name}.create`]: CallContract<z.ZodObject<Write['shape'] & typeof attempt>, typeof saved>;
} & {
  [K in `${Name}.update`]: CallContract<
    z.ZodType<{ id: number; changes: Partial<z.infer<Write>> }, { id: number; changes: Partial<z.infer<Write>> }>,
    typeof saved
  >;
};

/** `<name>.create` (whole) and `<name>.update` (changed keys only) of a resource that can be written. */
export function writeCalls<const Name extends string, Write extends z.ZodObject>(resource: {
  name: Name;
  write?: Write;
}): WriteCalls<Name, Write> {
  if (resource.write === undefined) throw new Error(`${resource.name} cannot be written`);
  const calls = {
    [`${resource.name}.create`]: call(resource.write.extend(attempt), saved),
    [`${resource.name}.update`]: call(
      z.object({ id: z.int().positive(), changes: z.strictObject(resource.write.partial().shape) }),
      saved,
    ),
  };
  // As above.
  return calls as unknown as WriteCalls<Name, Write>;
}

type RemoveCalls<Name extends string> = {
  [K in `${Name}.remove`]: CallContract<z.ZodType<{ id: number }, { id: number }>, z.ZodVoid>;
};

/** `<name>.remove`: for good. */
export const removeCalls = <const Name extends string>({ name }: { name: Name }): RemoveCalls<Name> =>
  // As above.
  ({ [`${name}.remove`]: call(z.object({ id: z.int().positive() }), z.void()) }) as unknown as RemoveCalls<Name>;

type UploadCalls<Name extends string> = {
  [K in `${Name}.uploadImage`]: CallContract<
    z.ZodType<{ id: number; selectionId: string }, { id: number; selectionId: string }>,
    z.ZodVoid
  >;
};

/**
 * `<name>.uploadImage`: replaces the picture at position 1 (docs/platform/a-auth-users.md §8). The row is read again
 * afterwards.
 */
export const uploadCalls = <const Name extends string>({ name }: { name: Name }): UploadCalls<Name> =>
  // As above.
  ({
    [`${name}.uploadImage`]: call(z.object({ id: z.int().positive(), selectionId: z.string() }), z.void()),
  }) as unknown as UploadCalls<Name>;
