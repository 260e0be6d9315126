import { type ImportChoices, importChoices } from '#shared/ipc/transfer.ts';
import type { DraftKey } from '../../drafts/draft-key.ts';
import { seal, unseal } from '../../drafts/sealed.ts';
import type { Log } from '../../ports.ts';

/** What a journal stores when there are no choices. */
const NOTHING = '';

/**
 * Encrypts the choices of an import for its journal (corrections, replaced values, values for all lines), so that the
 * import can be resumed with them. The key is the drafts' key; without a keychain the choices stay in memory.
 */
export class SealedChoices {
  readonly #key: Pick<DraftKey, 'get'>;
  readonly #log: Log;
  /** Choices that could not be encrypted, by journal id. */
  readonly #memory = new Map<string, ImportChoices>();

  constructor({ key, log }: { key: Pick<DraftKey, 'get'>; log: Log }) {
    this.#key = key;
    this.#log = log;
  }

  /** Returns the text for the journal; null without a key, when the choices are kept in memory. */
  async seal(id: string, choices: ImportChoices): Promise<string | null> {
    if (Object.values(choices).every((chosen) => Object.keys(chosen).length === 0)) return NOTHING;
    const key = await this.#key.get();
    if (key !== null) return Buffer.from(seal(key, id, JSON.stringify(choices))).toString('base64');
    this.#memory.set(id, choices);
    return null;
  }

  /** Returns the choices; null when they can no longer be read. */
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
