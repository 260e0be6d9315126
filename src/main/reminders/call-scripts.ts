import { type CallScript, callScriptCalls } from '#shared/ipc/call-scripts.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { KeptList } from '../drafts/kept-list.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';

/** Structures with a script of their own. */
const MAX_SCRIPTS = 50;

/** Allows for scripts that waited in memory. */
export const keptCallScripts = callScriptCalls['callScripts.list'].response.shape.scripts.max(2 * MAX_SCRIPTS);

const kept: KeptName<CallScript[]> = { name: 'callScripts', schema: keptCallScripts, none: [] };

const isSame = (one: CallScript, other: CallScript) => one.structureId === other.structureId;

/** What operators say in a call, by structure. */
export class CallScripts {
  readonly #list: KeptList<CallScript>;

  constructor(ports: { values: Pick<KeptValues, 'read' | 'change'>; owner(): Owner }) {
    this.#list = new KeptList({ ...ports, kept, most: MAX_SCRIPTS, isSame });
  }

  async list(): Promise<ResponseOf<'callScripts.list'>> {
    const { value, isRead } = await this.#list.read();
    return { scripts: value, isRead };
  }

  /** One without sentences is that of the application again. @throws AppFailure `refused` for one structure too many */
  async save(script: ParsedRequestOf<'callScripts.save'>): Promise<{ isOnDisk: boolean }> {
    const hasSentences = Object.keys(script.sentences).length > 0;
    const isOnDisk = await (hasSentences ? this.#list.put(script) : this.#list.remove((one) => isSame(one, script)));
    return { isOnDisk };
  }
}
