import { type ImportChoices, importChoices } from '#shared/ipc/transfer.ts';
import type { DraftKey } from '../../drafts/draft-key.ts';
import { seal, unseal } from '../../drafts/sealed.ts';
import type { Log } from '../../ports.ts';

/** What a journal holds where nothing was chosen. */
const NOTHING = '';

/**
 * What a person chose and wrote for an import that is sent: corrections, names that stand for ids, values of all lines.
 * A journal keeps it encrypted under the key of the drafts, for the same import to be gone on with; without a keychain it is
 * in memory only.
 */
export class SealedChoices {
  readonly #key: Pick<DraftKey, 'get'>;
  readonly #log: Log;
  /** What could not be encrypted, by journal. */
  readonly #memory = new Map<string, ImportChoices>();

  constructor({ key, log }: { key: Pick<DraftKey, 'get'>; log: Log }) {
    this.#key = key;
    this.#log = log;
  }

  /** The text for a journal; null when there is no key, and the journal can only say that there was something. */
  async seal(id: string, choices: ImportChoices): Promise<string | null> {
    if (Object.values(choices).every((chosen) => Object.keys(chosen).length === 0)) return NOTHING;
    const key = await this.#key.get();
    if (key !== null) return Buffer.from(seal(key, id, JSON.stringify(choices))).toString('base64');
    this.#memory.set(id, choices);
    return null;
  }

  /** What was chosen; null when it cannot be read any more. */
  async open(id: string, sealed: string | null): Promise<ImportChoices | null> {
    if (sealed === NOTHING) return {};
    const key = sealed === null ? null : await this.#key.get();
    if (sealed === null || key === null) return this.#memory.get(id) ?? null;
    try {
      return importChoices.parse(JSON.parse(unseal(key, id, Buffer.from(sealed, 'base64'))));
    } catch {
      this.#log('warn', 'what was chosen for an import cannot be read any more');
      return null;
    }
  }
}
