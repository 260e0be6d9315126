import type { z } from 'zod';
import type { Filters, ResourceContract } from '#shared/resources/define.ts';
import { type ResourceName, type Resources, resources } from '#shared/resources/index.ts';
import { Resource, type ResourceOptions } from '../api/resource.ts';

type RecordsOf<R> =
  R extends ResourceContract<
    infer Name,
    infer Row extends z.ZodType,
    infer Item extends z.ZodType,
    infer Write extends z.ZodObject,
    infer F extends Filters,
    infer Field
  >
    ? Resource<Name, Row, Item, Write, F, Field>
    : never;

/** The records of every resource on the platform. */
export type Records = { readonly [N in ResourceName]: RecordsOf<Resources[N]> };

export function openRecords(options: ResourceOptions): Records {
  const all = Object.values<ResourceContract>(resources);
  const entries = all.map((resource) => [resource.name, new Resource(resource, options)]);
  // Each under its own name; the compiler widens what is put together here.
  return Object.fromEntries(entries) as unknown as Records;
}
