import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type OwnSentence, ownSentenceCalls } from '#shared/ipc/own-sentences.ts';
import { KeptList } from '../drafts/kept-list.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';

/** Two for each of as many structures as have a script of calls. */
const MAX_SENTENCES = 100;

/** Allows for sentences that waited in memory. */
export const keptOwnSentences = ownSentenceCalls['ownSentences.list'].response.shape.sentences.max(2 * MAX_SENTENCES);

const kept: KeptName<OwnSentence[]> = { name: 'ownSentences', schema: keptOwnSentences, none: [] };

type Listener = Pick<OwnSentence, 'structureId' | 'to'>;
const isSame = (one: Listener, other: Listener) => one.structureId === other.structureId && one.to === other.to;

/** What operators say to drivers and to beneficiaries, by structure. */
export class OwnSentences {
  readonly #list: KeptList<OwnSentence>;

  constructor(ports: { values: Pick<KeptValues, 'read' | 'change'>; owner(): Owner }) {
    this.#list = new KeptList<OwnSentence>({ ...ports, kept, most: MAX_SENTENCES, isSame });
  }

  async list(): Promise<ResponseOf<'ownSentences.list'>> {
    const { value, isRead } = await this.#list.read();
    return { sentences: value, isRead };
  }

  /** @throws AppFailure `refused` for one too many */
  async save({ text, ...of }: ParsedRequestOf<'ownSentences.save'>): Promise<{ isOnDisk: boolean }> {
    const isOnDisk = await (text === null
      ? this.#list.remove((one) => isSame(one, of))
      : this.#list.put({ ...of, text }));
    return { isOnDisk };
  }
}
