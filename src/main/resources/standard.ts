import type { ListQuery } from '#shared/resources/define.ts';
import type { StandardCall } from '#shared/resources/manifest.ts';
import { manifests, type PictureResource, type ResourceName } from '#shared/resources/manifests.ts';
import type { CallContext } from '../ipc/handler.ts';
import type { RecordPictures } from './pictures.ts';
import type { Records } from './records.ts';
import type { StandardHandlers } from './services.ts';

/** The records of any resource. The bridge has parsed each request by the contract of its own resource. */
interface AnyRecords {
  list(query: ListQuery, call: CallContext): Promise<unknown>;
  get(id: number, call: CallContext): Promise<unknown>;
  create(values: object, call: CallContext): Promise<unknown>;
  update(id: number, changes: object, call: CallContext): Promise<unknown>;
  remove(id: number, call: CallContext): Promise<void>;
}

type Answer = (request: ListQuery & { id: number; changes: object }, call: CallContext) => Promise<unknown>;

const answersOf = (records: AnyRecords): Readonly<Record<StandardCall, Answer>> => ({
  list: (query, call) => records.list(query, call),
  get: ({ id }, call) => records.get(id, call),
  create: (values, call) => records.create(values, call),
  update: ({ id, changes }, call) => records.update(id, changes, call),
  remove: ({ id }, call) => records.remove(id, call),
});

/** Returns a handler for each call that a manifest names, and `<resource>.uploadImage` where it has a picture. */
export function standardHandlers(records: Records, pictures: RecordPictures): StandardHandlers {
  const named = Object.entries<AnyRecords>(records).flatMap(([name, one]) => {
    // `Records` has the names of the resources as its keys.
    const resource = name as ResourceName;
    const { calls, picture } = manifests[resource];
    const answers = answersOf(one);
    const upload = (request: { id: number; selectionId: string }, call: CallContext) =>
      // Registered below only where the manifest has a picture.
      pictures.upload(resource as PictureResource, request, call);
    return [
      ...calls.map((call) => [`${resource}.${call}`, answers[call]] as const),
      ...(picture === null ? [] : [[`${resource}.uploadImage`, upload] as const]),
    ];
  });
  // The compiler widens computed names to `string`; the contract derives the same names from the manifests.
  return Object.fromEntries(named) as unknown as StandardHandlers;
}
