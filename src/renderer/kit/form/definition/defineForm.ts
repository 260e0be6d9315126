import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { Item } from '#renderer/kit/data/queries.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Channel, RequestOf } from '#shared/ipc/contract.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { FieldWords } from '../fields.tsx';
import type { FieldControl } from './field.ts';

/** Resources that a form can write. */
export type WritableResource = Channel extends infer C
  ? C extends `${infer N extends ResourceName}.update`
    ? N
    : never
  : never;

type Changes<N extends WritableResource> = RequestOf<`${N}.update`>['changes'];

/** What a form writes of a resource: every value, null where nothing was given. */
type Writable<N extends WritableResource> = { [K in keyof Changes<N>]-?: Exclude<Changes<N>[K], undefined> };

/** Of a field, what the resource has a say in. `never` stands for whatever a control holds. */
interface AnyField<Value, Stored, Record> {
  label: TextKey;
  hint?: TextKey | undefined;
  initial: unknown;
  isCopied: boolean;
  toDraft: (stored: Stored, record: Record) => unknown;
  rule: (stored: Stored | null) => z.ZodType<Value>;
  Value: (props: { value: never }) => ReactNode;
  render: ((control: FieldControl<Record>) => ReactElement) | null;
}

/**
 * The fields of a resource: one for each value that is written, in the order of the screen; undefined leaves
 * it out. The value of one that `finish` completes is its own business.
 */
type FieldsOf<N extends WritableResource, Finished> = {
  readonly [K in keyof Writable<N>]: AnyField<
    K extends keyof Finished ? unknown : Writable<N>[K] | undefined,
    K extends keyof Item<N> ? Item<N>[K] : never,
    Item<N>
  >;
};

/** A field as a loop over all of them sees it. */
interface LooseField {
  initial: unknown;
  isCopied: boolean;
  toDraft: (stored: unknown, record: unknown) => unknown;
  rule: (stored: unknown) => z.ZodType;
}

type Drafts<F> = { -readonly [K in keyof F]: F[K] extends { initial: infer Draft } ? Draft : never };
type Reads<F> = { [K in keyof F]: F[K] extends { rule: (stored: never) => z.ZodType<infer Value> } ? Value : never };
type Values<F, Finished> = { -readonly [K in keyof F]: K extends keyof Finished ? Finished[K] : Reads<F>[K] };

/** Refuses the value at a path with a message (`ruleMessage`). */
export type Refuse = (path: string[], message: string) => void;

interface FormRules<F, Finished, Stored> {
  /**
   * Rules over several fields, which run even while others are refused, so that everything is said at once.
   *
   * @param read what the rules of the fields gave; one that refused may have given nothing
   */
  check?: (read: Partial<Reads<F>>, refuse: Refuse, stored: Stored | null) => void;
  /** Values that depend on several fields, in the place of what those gave alone. */
  finish?: (read: Reads<F>) => Finished;
}

/** A form: everything that follows from what its fields say. */
export interface FormDefinition<N extends WritableResource, Draft extends FieldValues, Values extends object> {
  resource: N;
  fields: {
    readonly [K in keyof Draft & string]: FieldWords<Draft[K]> & {
      hint?: TextKey | undefined;
      render: ((control: FieldControl<Item<N>>) => ReactElement) | null;
    };
  };
  /** What the fields of a stored record hold. */
  draftOf: (stored: Item<N>) => Draft;
  /**
   * What a new record starts with.
   *
   * @param source the record that it is a copy of
   * @param given what is known of this one, e.g. who creates it
   */
  newDraft: (source: Item<N> | null, given?: Partial<Draft>) => Draft;
  /** Reads what the fields hold and gives what is written; `stored` is null in a new record. */
  schema: (stored: Item<N> | null) => z.ZodType<Values, Draft>;
}

/** What the fields of a form hold while a person types. */
export type DraftOf<Form> = Form extends FormDefinition<infer _, infer Draft, infer __> ? Draft : never;
/** What a form gives once every rule is met. */
export type ValuesOf<Form> = Form extends FormDefinition<infer _, infer __, infer Values> ? Values : never;

/**
 * Defines the form of a resource by its fields, in the order of the screen. The compiler holds each field to what is
 * read and written under its name.
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
  // `FieldsOf` holds each field to the value of its own name, a link that a loop over the names loses. What the loops
  // below make has those names again, with what each field gives.
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
    const rules = mapped(({ rule }, name) => rule(stored === null ? null : valuesOf(stored)[name])) as z.ZodRawShape;
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
