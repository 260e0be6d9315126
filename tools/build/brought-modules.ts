import type { Rolldown } from 'vite';

type NameOfChunk = (id: string, context: Rolldown.ChunkingContext) => string | null;

/**
 * Names the chunk of the modules that some entry brings with its static imports: what is loaded together stands in one
 * file. For a group that takes only what is shared; the rest stands with the entry anyway.
 * @param name of the chunk
 * @param entry path of the module
 * @returns the option `name` of a group of chunks
 */
export function broughtBy(name: string, entry: string): NameOfChunk {
  const start = entry.replaceAll('\\', '/');
  const known = new WeakMap<Rolldown.ChunkingContext, ReadonlySet<string>>();
  return (id, context) => {
    const brought = known.get(context) ?? importsOf(start, context);
    known.set(context, brought);
    return brought.has(id) ? name : null;
  };
}

/** A module and those that it imports statically, whichever way. */
function importsOf(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const brought = new Set([entry]);
  // What is added while the set is walked is walked too.
  for (const id of brought) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) brought.add(imported);
  return brought;
}
