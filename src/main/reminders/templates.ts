import { randomUUID } from 'node:crypto';
import { AppFailure } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import { type MessageTemplate, templateCalls } from '#shared/ipc/templates.ts';
import type { KeptValues, Owner } from '../drafts/kept-values.ts';

const MAX_TEMPLATES = 100;
const NAME = 'templates';

const stored = templateCalls['templates.list'].response;

interface TemplatesOptions {
  values: Pick<KeptValues, 'read' | 'write'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

/** Templates of messages, by person. */
export class Templates {
  readonly #options: TemplatesOptions;

  constructor(options: TemplatesOptions) {
    this.#options = options;
  }

  async list(): Promise<MessageTemplate[]> {
    const { values, owner } = this.#options;
    const templates = stored.safeParse(await values.read(owner(), NAME)).data ?? [];
    return templates.toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** @throws AppFailure `refused` for one too many, and for one that is no longer there: nothing typed is overwritten */
  async save({ id, ...content }: ParsedRequestOf<'templates.save'>): Promise<{ id: string; isOnDisk: boolean }> {
    const all = await this.list();
    const isThere = all.some((one) => one.id === id);
    if (id === null ? all.length >= MAX_TEMPLATES : !isThere) {
      throw new AppFailure({ kind: 'refused', ...(id === null && { limit: 'count' }) });
    }
    const saved = { ...content, id: id ?? randomUUID() };
    const { values, owner } = this.#options;
    const isOnDisk = await values.write(owner(), NAME, [...all.filter((one) => one.id !== id), saved]);
    return { id: saved.id, isOnDisk };
  }

  async drop({ id }: { id: string }): Promise<void> {
    const { values, owner } = this.#options;
    const all = await this.list();
    await values.write(
      owner(),
      NAME,
      all.filter((one) => one.id !== id),
    );
  }
}
