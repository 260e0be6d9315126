import type { z } from 'zod';
import type { Filters, ResourceContract } from '#shared/resources/define.ts';
import { type Resources, resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
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

/** Access to the records of every resource, by its name. */
export type Records = { readonly [N in ResourceName]: RecordsOf<Resources[N]> };

/** Creates the access to the records of every resource over one client. */
export function openRecords(options: ResourceOptions): Records {
  const all = Object.values<ResourceContract>(resources);
  const entries = all.map((resource) => [resource.name, new Resource(resource, options)]);
  // The compiler loses which value belongs to which name.
  return Object.fromEntries(entries) as unknown as Records;
}
