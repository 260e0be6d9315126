import { z } from 'zod';
import { type ListPage, type ListQuery, listQuerySchema, type ResourceContract } from '../resources/define.ts';
import { type Resources, resources } from '../resources/index.ts';
import type { StandardCall } from '../resources/manifest.ts';
import type { Manifests, PictureResource, ResourceName } from '../resources/manifests.ts';
import { type CallContract, call } from './call.ts';
import { selectionId } from './files.ts';
import { pictureRights, recordRights, rightsOf } from './resource-rights.ts';

/** Response of a write; the row is read again for the rest. */
export const saved = z.object({ id: z.int() });

/**
 * Fields beside the values of a creation. Retries of one form share an `attempt`: what an earlier one may have created
 * is looked for before anything is sent again. `isSure`: send even when this cannot be found out.
 */
export const attempt = { attempt: z.uuid().optional(), isSure: z.boolean().optional() };
export type Attempt = { attempt?: string | undefined; isSure?: boolean | undefined };

type Same<T> = z.ZodType<T, T>;

/** The calls that a resource may have. */
type CallsOf<R> =
  R extends ResourceContract<string, infer Row, infer Item, infer Write, infer F, infer Field>
    ? {
        /** One page of the list. */
        list: CallContract<Same<ListQuery<F, Field>>, z.ZodType<ListPage<z.output<Row>>>>;
        get: CallContract<Same<{ id: number }>, z.ZodType<z.output<Item>>>;
        /** Returns the whole record. */
        create: CallContract<z.ZodObject<Write['shape'] & typeof attempt>, typeof saved>;
        /** Takes changed fields only. */
        update: CallContract<Same<{ id: number; changes: Partial<z.infer<Write>> }>, typeof saved>;
        /** Deletes for good. */
        remove: CallContract<Same<{ id: number }>, z.ZodVoid>;
        /** Replaces the picture at position 1 (docs/platform/a-auth-users.md §8). Read the row again afterwards. */
        uploadImage: CallContract<Same<{ id: number; selectionId: string }>, z.ZodVoid>;
      }
    : never;

/** Resources whose manifest names a call. */
type NamesWith<C extends StandardCall> = {
  [N in ResourceName]: C extends Manifests[N]['calls'][number] ? N : never;
}[ResourceName];

type Calls<C extends StandardCall> = { [N in NamesWith<C> as `${N}.${C}`]: CallsOf<Resources[N]>[C] };

/** `<resource>.<call>` for every call that a manifest names, and `<resource>.uploadImage` where it has a picture. */
export type ResourceCalls = Calls<'list'> &
  Calls<'get'> &
  Calls<'create'> &
  Calls<'update'> &
  Calls<'remove'> & { [N in PictureResource as `${N}.uploadImage`]: CallsOf<Resources[N]>['uploadImage'] };

const id = z.int().positive();
const page = z.object({
  rows: z.array(z.unknown()),
  unreadable: z.array(z.object({ position: z.int(), id: z.int().nullable() })),
  total: z.int(),
  page: z.int(),
  perPage: z.int(),
});

function callsOf(resource: ResourceContract): [string, CallContract][] {
  const { name, write = z.object({}), calls, picture } = resource;
  const known: Readonly<Record<StandardCall, CallContract>> = {
    list: call(rightsOf(resource, 'list'), listQuerySchema(resource), page),
    get: call(recordRights(resource, 'get'), z.object({ id }), z.unknown()),
    create: call(rightsOf(resource, 'create'), write.extend(attempt), saved),
    update: call(
      recordRights(resource, 'update'),
      z.object({ id, changes: z.strictObject(write.partial().shape) }),
      saved,
    ),
    remove: call(rightsOf(resource, 'remove'), z.object({ id }), z.void()),
  };
  const upload = call(pictureRights(resource), z.object({ id, selectionId }), z.void());
  return [
    ...calls.map((one): [string, CallContract] => [`${name}.${one}`, known[one]]),
    ...(picture === null ? [] : [[`${name}.uploadImage`, upload] satisfies [string, CallContract]]),
  ];
}

// The compiler widens computed names to `string`; the type above spells out the same table.
export const resourceCalls = Object.fromEntries(
  Object.values<ResourceContract>(resources).flatMap(callsOf),
) as unknown as ResourceCalls;
