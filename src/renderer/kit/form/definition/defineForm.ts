import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { Item } from '#renderer/kit/data/queries.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Channel, RequestOf } from '#shared/ipc/contract.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { FieldDisplay } from '../fields.tsx';
import type { FieldControl } from './field.ts';

/** Resources with an `update` call. */
export type WritableResource = Channel extends infer C
  ? C extends `${infer N extends ResourceName}.update`
    ? N
    : never
  : never;

type Changes<N extends WritableResource> = RequestOf<`${N}.update`>['changes'];

/** All values that a form writes of a resource; null stands for an empty one. */
type Writable<N extends WritableResource> = { [K in keyof Changes<N>]-?: Exclude<Changes<N>[K], undefined> };

/** A field whose value and stored value have the types of the resource, whatever its control holds. */
interface AnyField<Value, Stored, Record> {
  label: TextKey;
  hint?: TextKey | undefined;
  initial: unknown;
  isCopied: boolean;
  toDraft: (stored: Stored, record: Record) => unknown;
  rule: (stored: Stored | null, record?: Record | null) => z.ZodType<Value>;
  Value: (props: { value: never }) => ReactNode;
  render: ((control: FieldControl<Record>) => ReactElement) | null;
}

/**
 * The fields of a resource: one for each value that is written, in the order of the screen. A value of undefined is not
 * written. Values that `finish` replaces may have any type.
 */
type FieldsOf<N extends WritableResource, Finished> = {
  readonly [K in keyof Writable<N>]: AnyField<
    K extends keyof Finished ? unknown : Writable<N>[K] | undefined,
    K extends keyof Item<N> ? Item<N>[K] : never,
    Item<N>
  >;
};

/** A field in a loop over all fields, where the types of the single ones are lost. */
interface LooseField {
  initial: unknown;
  isCopied: boolean;
  toDraft: (stored: unknown, record: unknown) => unknown;
  rule: (stored: unknown, record: unknown) => z.ZodType;
}

type Drafts<F> = { -readonly [K in keyof F]: F[K] extends { initial: infer Draft } ? Draft : never };
type Reads<F> = {
  [K in keyof F]: F[K] extends { rule: (stored: never, record: never) => z.ZodType<infer Value> } ? Value : never;
};
type Values<F, Finished> = { -readonly [K in keyof F]: K extends keyof Finished ? Finished[K] : Reads<F>[K] };

/** Adds a validation error (`ruleMessage`) at the path of a field. */
export type Refuse = (path: string[], message: string) => void;

interface FormRules<F, Finished, Stored> {
  /**
   * Validates several fields together. It runs even when single fields are invalid, so that all errors show at once.
   *
   * @param read the values of the fields; that of an invalid one may be absent
   */
  check?: (read: Partial<Reads<F>>, refuse: Refuse, stored: Stored | null) => void;
  /**
   * Computes values that depend on several fields; they replace those of the single fields. A computed value is sent
   * when it is another than that of the stored record, also where only the fields it depends on were touched.
   */
  finish?: (read: Reads<F>) => Finished;
}

/** The definition of a form, derived from those of its fields. */
export interface FormDefinition<N extends WritableResource, Draft extends FieldValues, Values extends object> {
  resource: N;
  fields: {
    readonly [K in keyof Draft & string]: FieldDisplay<Draft[K]> & {
      hint?: TextKey | undefined;
      render: ((control: FieldControl<Item<N>>) => ReactElement) | null;
    };
  };
  /** The draft of a stored record. */
  draftOf: (stored: Item<N>) => Draft;
  /**
   * The draft of a new record.
   *
   * @param source the record that it is a copy of
   * @param given overrides what the fields and the source give, e.g. who creates it
   */
  newDraft: (source: Item<N> | null, given?: Partial<Draft>) => Draft;
  /** The schema from draft to the values that are written; `stored` is null for a new record. */
  schema: (stored: Item<N> | null) => z.ZodType<Values, Draft>;
}

/** The draft of a form: what its controls hold while a person types. */
export type DraftOf<Form> = Form extends FormDefinition<infer _, infer Draft, infer __> ? Draft : never;
/** The values of a form: what is written once it is valid. */
export type ValuesOf<Form> = Form extends FormDefinition<infer _, infer __, infer Values> ? Values : never;

/**
 * Defines the form of a resource by its fields, in the order of the screen. The compiler checks that each field reads
 * and writes the type of the property of its name.
 */
export function defineForm<
  N extends WritableResource,
  const F extends FieldsOf<N, Finished>,
  Finished extends Partial<Writable<N>> = Record<never, never>,
>(
  resource: N,
  fields: F,
  { check, finish }: FormRules<F, Finished, Item<N>> = {},
): FormDefinition<N, { -readonly [K in keyof F]: Drafts<F>[K] }, { -readonly [K in keyof F]: Values<F, Finished>[K] }> {
  type Definition = FormDefinition<N, Drafts<F>, Values<F, Finished>>;
  // `FieldsOf` ties each field to the property of its name; the compiler loses that in a loop over the names. The
  // results of the loops below have the same names, each with the type that its field gives: hence the assertions.
  const list = Object.entries(fields as unknown as Readonly<Record<string, LooseField>>);
  const mapped = (make: (field: LooseField, name: string) => unknown) =>
    Object.fromEntries(list.map(([name, field]) => [name, make(field, name)]));
  const valuesOf = (record: Item<N>) => record as unknown as Readonly<Record<string, unknown>>;

  const draftOf: Definition['draftOf'] = (stored) =>
    mapped((field, name) => field.toDraft(valuesOf(stored)[name], stored)) as Drafts<F>;

  const newDraft: Definition['newDraft'] = (source, given) => {
    const copy = source === null ? null : valuesOf(source);
    const start = mapped((field, name) =>
      copy !== null && field.isCopied ? field.toDraft(copy[name], source) : field.initial,
    );
    return { ...start, ...given } as Drafts<F>;
  };

  const schema: Definition['schema'] = (stored) => {
    const rules = mapped(({ rule }, name) =>
      rule(stored === null ? null : valuesOf(stored)[name], stored),
    ) as z.ZodRawShape;
    const checked = z.object(rules).superRefine(
      (read, context) => {
        const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', input: read, path, message });
        check?.(read as Partial<Reads<F>>, refuse, stored);
      },
      { when: () => true },
    );
    const finished = checked.transform((read) => ({ ...read, ...finish?.(read as Reads<F>) }));
    return finished as unknown as ReturnType<Definition['schema']>;
  };

  return { resource, fields: fields as unknown as Definition['fields'], draftOf, newDraft, schema };
}
