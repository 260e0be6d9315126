import { AppFailure } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type OwnSentence, ownSentenceCalls } from '#shared/ipc/own-sentences.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';

/** Two for each of as many structures as have a script of calls. */
const MAX_SENTENCES = 100;

/** Allows for sentences that waited in memory. */
export const keptOwnSentences = ownSentenceCalls['ownSentences.list'].response.shape.sentences.max(2 * MAX_SENTENCES);

const kept: KeptName<OwnSentence[]> = { name: 'ownSentences', schema: keptOwnSentences, none: [] };

interface OwnSentencesOptions {
  values: Pick<KeptValues, 'read' | 'change'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

/** What operators say to drivers and to beneficiaries, by structure. */
export class OwnSentences {
  readonly #options: OwnSentencesOptions;

  constructor(options: OwnSentencesOptions) {
    this.#options = options;
  }

  async list(): Promise<ResponseOf<'ownSentences.list'>> {
    const { values, owner } = this.#options;
    const { value, isRead } = await values.read(owner(), kept);
    return { sentences: value, isRead };
  }

  /** @throws AppFailure `refused` for one too many */
  async save({ text, ...of }: ParsedRequestOf<'ownSentences.save'>): Promise<{ isOnDisk: boolean }> {
    const { values, owner } = this.#options;
    const { sentences } = await this.list();
    const isOther = ({ structureId, to }: OwnSentence) => structureId !== of.structureId || to !== of.to;
    if (text !== null && sentences.every(isOther) && sentences.length >= MAX_SENTENCES) {
      throw new AppFailure({ kind: 'refused', limit: 'count' });
    }
    const isOnDisk = await values.change(owner(), kept, (before) => [
      ...before.filter(isOther),
      ...(text === null ? [] : [{ ...of, text }]),
    ]);
    return { isOnDisk };
  }
}
