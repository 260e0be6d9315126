import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { ResourceCalls } from '#shared/ipc/resource-calls.ts';
import { emptyAddress } from '#shared/resources/address.ts';

/** Resources that are created by a call of their own. */
export type WrittenName = keyof ResourceCalls extends infer C ? (C extends `${infer N}.create` ? N : never) : never;

/** A record of a resource that tests write, and a change of it with what it then holds. */
export interface Sample<N extends WrittenName = WrittenName> {
  readonly resource: N;
  /** What its form saves for a new record under a name that no other has. */
  values(name: string): RequestOf<`${N}.create`>;
  readonly changes: RequestOf<`${N}.update`>['changes'];
  /** What the record shows of the change. */
  shown(record: ResponseOf<`${N}.get`>): unknown;
  readonly wanted: unknown;
}

export const sampleOf = <N extends WrittenName>(resource: N, sample: Omit<Sample<N>, 'resource'>): Sample<N> => ({
  resource,
  ...sample,
});

/** Where samples stand. */
export const place = {
  ...emptyAddress,
  street: 'Rue de la Gare',
  postalCode: '54000',
  locality: 'Nancy',
  latitude: 48.69,
  longitude: 6.18,
};
