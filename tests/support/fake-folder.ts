import type { Clock, PrivateFolder } from '#main/ports.ts';

type Operation = 'list' | 'read' | 'write' | 'append' | 'remove';

/** A folder in memory, any of whose operations can be made to fail. */
export class FakeFolder implements PrivateFolder {
  readonly files = new Map<string, { bytes: Uint8Array; modifiedAt: number }>();
  readonly failing = new Set<Operation>();
  readonly #clock: Pick<Clock, 'now'>;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  async list(): Promise<{ name: string; modifiedAt: number }[]> {
    this.#enter('list');
    return [...this.files].map(([name, { modifiedAt }]) => ({ name, modifiedAt }));
  }

  async read(name: string, limit: number): Promise<Uint8Array | null> {
    this.#enter('read');
    return this.files.get(name)?.bytes.subarray(0, limit + 1) ?? null;
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.#enter('write');
    this.files.set(name, { bytes, modifiedAt: this.#clock.now() });
  }

  writeNow(name: string, bytes: Uint8Array): void {
    this.#enter('write');
    this.files.set(name, { bytes, modifiedAt: this.#clock.now() });
  }

  async append(name: string, bytes: Uint8Array): Promise<void> {
    this.#enter('append');
    const before = this.files.get(name)?.bytes ?? new Uint8Array(0);
    this.files.set(name, { bytes: Buffer.concat([before, bytes]), modifiedAt: this.#clock.now() });
  }

  async remove(name: string): Promise<void> {
    this.#enter('remove');
    this.files.delete(name);
  }

  #enter(operation: Operation): void {
    if (this.failing.has(operation)) throw new Error(`no disk to ${operation}`);
  }
}
