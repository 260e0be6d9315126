import { AppFailure } from '#shared/failure.ts';
import { type CallScript, callScriptCalls } from '#shared/ipc/call-scripts.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';

/** Structures with a script of their own. */
const MAX_SCRIPTS = 50;

/** Allows for scripts that waited in memory. */
export const keptCallScripts = callScriptCalls['callScripts.list'].response.shape.scripts.max(2 * MAX_SCRIPTS);

const kept: KeptName<CallScript[]> = { name: 'callScripts', schema: keptCallScripts, none: [] };

interface CallScriptsOptions {
  values: Pick<KeptValues, 'read' | 'change'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

/** What operators say in a call, by structure. */
export class CallScripts {
  readonly #options: CallScriptsOptions;

  constructor(options: CallScriptsOptions) {
    this.#options = options;
  }

  async list(): Promise<ResponseOf<'callScripts.list'>> {
    const { values, owner } = this.#options;
    const { value, isRead } = await values.read(owner(), kept);
    return { scripts: value, isRead };
  }

  /** @throws AppFailure `refused` for one structure too many */
  async save(script: ParsedRequestOf<'callScripts.save'>): Promise<{ isOnDisk: boolean }> {
    const { values, owner } = this.#options;
    const { scripts } = await this.list();
    const isNew = scripts.every((one) => one.structureId !== script.structureId);
    if (isNew && scripts.length >= MAX_SCRIPTS) throw new AppFailure({ kind: 'refused', limit: 'count' });
    const hasSentences = Object.keys(script.sentences).length > 0;
    const isOnDisk = await values.change(owner(), kept, (before) => [
      ...before.filter((one) => one.structureId !== script.structureId),
      ...(hasSentences ? [script] : []),
    ]);
    return { isOnDisk };
  }
}
