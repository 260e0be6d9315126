import type { CDPSession } from 'playwright';

/** The parts of a heap in megabytes. */
export interface HeapParts {
  /** What scripts hold: objects, texts, closures, and what the browser keeps for them. */
  data: number;
  /** What the engine compiles of the scripts; it grows until everything that runs has run often. */
  code: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** What the browser keeps of each answer for who watches its network, as the driver of the bench does: no window has it. */
const ofWatcher = 'blink::NetworkResourcesData';

/** Kinds of entries of a snapshot that the engine makes of scripts. */
const codeTypes: ReadonlySet<string> = new Set(['code', 'object shape']);

/** Takes a snapshot of the heap of a page, after a collection, and sums what is in it. */
export async function heapParts(cdp: CDPSession): Promise<HeapParts> {
  const pieces: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => pieces.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(pieces.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const name = fields.indexOf('name');
  const size = fields.indexOf('self_size');
  const parts = { data: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (strings[nodes[at + name] ?? -1]?.startsWith(ofWatcher) === true) continue;
    parts[codeTypes.has(types[0][nodes[at + type] ?? -1] ?? '') ? 'code' : 'data'] += (nodes[at + size] ?? 0) / 1e6;
  }
  return parts;
}
