import { z } from 'zod';
import { type ImportChoices, importChoices } from '#shared/ipc/transfer.ts';
import type { DraftKey } from '../../drafts/draft-key.ts';
import { SealedTexts } from '../../jobs/sealed-texts.ts';
import type { Log } from '../../ports.ts';

/** What a journal stores when there are no choices. */
const NOTHING = '';

/** Where the file of an import lies, and its time as `FileStamp`. */
const source = z.object({ path: z.string(), modified: z.number() });
export type ImportSource = z.infer<typeof source>;

const sealedContent = importChoices.extend({ source: source.optional() });

/**
 * Encrypts the choices of an import for its journal (corrections, replaced values, values for all lines) and where its
 * file lies, so that the import can be resumed with them. The key is the drafts' key; without a keychain they stay in
 * memory.
 */
export class SealedChoices {
  readonly #texts: SealedTexts;
  /** What could not be encrypted, by journal id. */
  readonly #memory = new Map<string, z.infer<typeof sealedContent>>();

  constructor({ key, log }: { key: Pick<DraftKey, 'get'>; log: Log }) {
    this.#texts = new SealedTexts({ key, log, what: 'what was chosen for an import' });
  }

  /** Returns the text for the journal; null without a key, when choices are kept in memory. */
  async seal(id: string, choices: ImportChoices, source: ImportSource): Promise<string | null> {
    const content = { ...choices, source };
    const sealed = await this.#texts.seal(id, JSON.stringify(content));
    if (sealed !== null) return sealed;
    this.#memory.set(id, content);
    return Object.values(choices).every((chosen) => Object.keys(chosen).length === 0) ? NOTHING : null;
  }

  /** Returns the choices; null when they can no longer be read. */
  async open(id: string, sealed: string | null): Promise<ImportChoices | null> {
    if (sealed === NOTHING) return {};
    const content = await this.#content(id, sealed);
    if (content === null) return null;
    const { source: _, ...choices } = content;
    return choices;
  }

  /** Returns where the file lies; null when nobody knows any more. */
  async sourceOf(id: string, sealed: string | null): Promise<ImportSource | null> {
    return (await this.#content(id, sealed))?.source ?? null;
  }

  /** Returns the text for an import that is over: where its file lies and how it was read, without corrections. */
  async withoutRepairs(id: string, sealed: string | null): Promise<string | null> {
    const content = await this.#content(id, sealed);
    if (content?.source === undefined) return null;
    const { source, repairs: _, ...choices } = content;
    return this.seal(id, choices, source);
  }

  async #content(id: string, sealed: string | null): Promise<z.infer<typeof sealedContent> | null> {
    if (sealed === null || sealed === NOTHING) return this.#memory.get(id) ?? null;
    const text = await this.#texts.open(id, sealed);
    if (text === null) return this.#memory.get(id) ?? null;
    const read = sealedContent.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  }
}
