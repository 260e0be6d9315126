import type { ListQuery } from '#shared/resources/define.ts';
import type { StandardCall } from '#shared/resources/manifest.ts';
import { manifests, type PictureResource, type ResourceName } from '#shared/resources/manifests.ts';
import type { CallContext } from '../ipc/handler.ts';
import type { RecordPictures } from './pictures.ts';
import type { Records } from './records.ts';
import type { StandardHandlers } from './services.ts';

/** A resource whatever its codecs are: each call was checked by the contract of its own. */
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

/** The handlers of every call that a manifest names: `<resource>.<call>`, and `<resource>.uploadImage` of a picture. */
export function standardHandlers(records: Records, pictures: RecordPictures): StandardHandlers {
  const named = Object.entries<AnyRecords>(records).flatMap(([name, one]) => {
    // The records are kept under the names of their resources.
    const resource = name as ResourceName;
    const { calls, picture } = manifests[resource];
    const answers = answersOf(one);
    const upload = (request: { id: number; selectionId: string }, call: CallContext) =>
      // A manifest that names a picture is the one of such a resource.
      pictures.upload(resource as PictureResource, request, call);
    return [
      ...calls.map((call) => [`${resource}.${call}`, answers[call]] as const),
      ...(picture === null ? [] : [[`${resource}.uploadImage`, upload] as const]),
    ];
  });
  // Computed names are widened to `string` by the compiler; the contract asks the manifests for the same names.
  return Object.fromEntries(named) as unknown as StandardHandlers;
}
