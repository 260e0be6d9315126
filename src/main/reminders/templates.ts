import { randomUUID } from 'node:crypto';
import { AppFailure } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type MessageTemplate, templateCalls } from '#shared/ipc/templates.ts';
import { KeptList } from '../drafts/kept-list.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';

const MAX_TEMPLATES = 100;

/** Allows for templates that waited in memory. */
export const keptTemplates = templateCalls['templates.list'].response.shape.templates.max(2 * MAX_TEMPLATES);

const kept: KeptName<MessageTemplate[]> = { name: 'templates', schema: keptTemplates, none: [] };

/** Templates of messages, by person. */
export class Templates {
  readonly #list: KeptList<MessageTemplate>;

  constructor(ports: { values: Pick<KeptValues, 'read' | 'change'>; owner(): Owner }) {
    const isSame = (one: MessageTemplate, other: MessageTemplate) => one.id === other.id;
    this.#list = new KeptList({ ...ports, kept, most: MAX_TEMPLATES, isSame });
  }

  /** The templates by name, and whether those of earlier runs could be read. */
  async list(): Promise<ResponseOf<'templates.list'>> {
    const { value, isRead } = await this.#list.read();
    return { templates: value.toSorted((a, b) => a.name.localeCompare(b.name)), isRead };
  }

  /** @throws AppFailure `refused` for one too many, and for one that is no longer there: nothing typed is overwritten */
  async save({ id, ...content }: ParsedRequestOf<'templates.save'>): Promise<{ id: string; isOnDisk: boolean }> {
    if (id !== null && (await this.#list.read()).value.every((one) => one.id !== id)) {
      throw new AppFailure({ kind: 'refused' });
    }
    const saved = { ...content, id: id ?? randomUUID() };
    return { id: saved.id, isOnDisk: await this.#list.put(saved) };
  }

  async drop({ id }: { id: string }): Promise<void> {
    await this.#list.remove((one) => one.id === id);
  }
}
