import { randomUUID } from 'node:crypto';
import { AppFailure } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type MessageTemplate, templateCalls } from '#shared/ipc/templates.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';

const MAX_TEMPLATES = 100;

/** Allows for templates that waited in memory. */
export const keptTemplates = templateCalls['templates.list'].response.shape.templates.max(2 * MAX_TEMPLATES);

const kept: KeptName<MessageTemplate[]> = {
  name: 'templates',
  schema: keptTemplates,
  none: [],
};

interface TemplatesOptions {
  values: Pick<KeptValues, 'read' | 'change'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

/** Templates of messages, by person. */
export class Templates {
  readonly #options: TemplatesOptions;

  constructor(options: TemplatesOptions) {
    this.#options = options;
  }

  /** The templates by name, and whether those of earlier runs could be read. */
  async list(): Promise<ResponseOf<'templates.list'>> {
    const { values, owner } = this.#options;
    const { value, isRead } = await values.read(owner(), kept);
    return { templates: value.toSorted((a, b) => a.name.localeCompare(b.name)), isRead };
  }

  /** @throws AppFailure `refused` for one too many, and for one that is no longer there: nothing typed is overwritten */
  async save({ id, ...content }: ParsedRequestOf<'templates.save'>): Promise<{ id: string; isOnDisk: boolean }> {
    const { templates: all } = await this.list();
    const isThere = all.some((one) => one.id === id);
    if (id === null ? all.length >= MAX_TEMPLATES : !isThere) {
      throw new AppFailure({ kind: 'refused', ...(id === null && { limit: 'count' }) });
    }
    const saved = { ...content, id: id ?? randomUUID() };
    const { values, owner } = this.#options;
    const isOnDisk = await values.change(owner(), kept, (before) => [...without(saved.id, before), saved]);
    return { id: saved.id, isOnDisk };
  }

  async drop({ id }: { id: string }): Promise<void> {
    const { values, owner } = this.#options;
    await values.change(owner(), kept, (before) => without(id, before));
  }
}

const without = (id: string, all: readonly MessageTemplate[]): MessageTemplate[] => all.filter((one) => one.id !== id);
