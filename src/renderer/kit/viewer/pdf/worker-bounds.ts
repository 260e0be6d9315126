import { boundMemory, overMemory } from './memory.ts';

// The scope of a worker, which is that of a window to the compiler.
const scope = globalThis as unknown as Record<string, unknown> & { postMessage(message: string): void };

boundMemory({ scope, onOver: () => scope.postMessage(overMemory) });
