import type { ReactElement, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Item } from '#renderer/kit/data/queries.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Channel, RequestOf } from '#shared/ipc/contract.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { AnyFieldDisplay } from '../fields.tsx';
import { isUnder, nested, valueAt } from '../paths.ts';
import { fallbackMessage } from '../rules.ts';
import type { FieldControl, Part } from './field.ts';
import { type LooseField, leavesOf, pathsOf, type Refuse, schemaOf } from './leaves.ts';

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

/** A field, or a part whose fields have the types of the parts of the value. */
type NodeOf<Value, Stored, Record> =
  | AnyField<Value | undefined, Stored, Record>
  | (Value extends object
      ? Part<{
          readonly [K in keyof Value]-?: NodeOf<
            Exclude<Value[K], undefined>,
            K extends keyof Stored ? Stored[K] : never,
            Record
          >;
        }>
      : never);

/**
 * The fields of a resource: one for each value that is written, in the order of the screen. A value of undefined is not
 * written. Values that `finish` replaces may have any type.
 */
type FieldsOf<N extends WritableResource, Finished> = {
  readonly [K in keyof Writable<N>]: K extends keyof Finished
    ? AnyField<unknown, K extends keyof Item<N> ? Item<N>[K] : never, Item<N>>
    : NodeOf<Writable<N>[K], K extends keyof Item<N> ? Item<N>[K] : never, Item<N>>;
};

type DraftIn<Node> = Node extends Part<infer F> ? Drafts<F> : Node extends { initial: infer Draft } ? Draft : never;
/** What the controls of some fields hold. */
type Drafts<F> = { -readonly [K in keyof F]: DraftIn<F[K]> };

type ReadIn<Node> =
  Node extends Part<infer F>
    ? { -readonly [K in keyof F]?: ReadIn<F[K]> }
    : Node extends { rule: (stored: never, record: never) => z.ZodType<infer Value> }
      ? Value
      : never;
/** The values of some fields. Those within a part may be absent: it may be hidden, or only some of it changed. */
type Reads<F> = { [K in keyof F]: ReadIn<F[K]> };
type Values<F, Finished> = { -readonly [K in keyof F]: K extends keyof Finished ? Finished[K] : Reads<F>[K] };

interface FormRules<F, Finished, Stored, Context, Step extends string> {
  /**
   * Validates several fields together. It runs even when single fields are invalid, so that all errors show at once.
   *
   * @param read the values of the fields; that of an invalid or hidden one may be absent
   * @param all the draft, and what the rules need to know beside it
   */
  check?: (
    read: Partial<Reads<F>>,
    refuse: Refuse,
    stored: Stored | null,
    all: { draft: Drafts<F>; context: Context },
  ) => void;
  /**
   * Computes values that depend on several fields; they replace those of the single fields. A computed value is sent
   * when it is another than that of the stored record, also where only the fields it depends on were touched.
   */
  finish?: (read: Reads<F>) => Finished;
  /** Fields and parts, by their paths, that are there for some drafts only: hidden, they are neither validated nor sent. */
  shownWhen?: Readonly<Record<string, (draft: Drafts<F>, context: Context) => boolean>>;
  /** Named groups of fields and parts, in their order, that are filled one after the other (`useFormSteps`). */
  steps?: Readonly<Record<Step, readonly FieldPath<Drafts<F>>[]>>;
}

/** A field of a definition. */
export interface DefinedField<Record> extends AnyFieldDisplay {
  hint?: TextKey | undefined;
  render: ((control: FieldControl<Record>) => ReactElement) | null;
}

/**
 * What the rules say of one field of a draft. `elsewhere`: they refuse another field because of it, and not because of
 * what was stored.
 */
export type CheckedField =
  | { outcome: 'valid'; value: unknown }
  | { outcome: 'refused'; message: string }
  | { outcome: 'elsewhere' };

/** What follows from the fields of a form. */
export interface FieldsDefinition<
  Stored,
  Draft extends FieldValues,
  Values extends object,
  Context = unknown,
  Step extends string = string,
> {
  /** The fields by their paths, those of parts one after the other. */
  fields: Readonly<Record<string, DefinedField<Stored>>>;
  /** The draft of a stored record. */
  draftOf: (stored: Stored) => Draft;
  /**
   * The draft of a new record.
   *
   * @param source the record that it is a copy of
   * @param given overrides what the fields and the source give, e.g. who creates it
   */
  newDraft: (source: Stored | null, given?: Partial<Draft>) => Draft;
  /**
   * The schema from draft to the values that are written; `stored` is null for a new record. `context` is what the rules
   * need to know beside the draft, where there is any.
   */
  schema: (stored: Stored | null, context?: Context) => z.ZodType<Values, Draft>;
  /** Validates one field of a draft, alone: what other fields hold stays as it is stored. */
  checkField: (path: string, draft: Draft, stored: Stored) => CheckedField;
  /** Whether a field or a part is there for a draft. */
  isShown: (path: FieldPath<Draft>, draft: Draft, context?: Context) => boolean;
  /** Paths of the fields of each step. */
  steps: Readonly<Record<Step, readonly string[]>>;
}

/** The definition of a form of a resource, derived from those of its fields. */
export interface FormDefinition<
  N extends WritableResource,
  Draft extends FieldValues,
  Values extends object,
  Context = unknown,
> extends FieldsDefinition<Item<N>, Draft, Values, Context> {
  resource: N;
}

/** The draft of a form: what its controls hold while a person types. */
export type DraftOf<Form> = Form extends FieldsDefinition<infer _, infer Draft, infer __, infer ___> ? Draft : never;
/** The values of a form: what is written once it is valid. */
export type ValuesOf<Form> = Form extends FieldsDefinition<infer _, infer __, infer Values, infer ___> ? Values : never;

/**
 * Defines a form by its fields, in the order of the screen, whatever saves what it gives. `Stored` is the record that
 * its fields read, each under its own path.
 */
export function defineFields<Stored>() {
  return <
    const F extends object,
    Finished extends object = Record<never, never>,
    Context = unknown,
    Step extends string = never,
  >(
    fields: F,
    { check, finish, shownWhen = {}, steps }: FormRules<F, Finished, Stored, Context, Step> = {},
  ): FieldsDefinition<
    Stored,
    { -readonly [K in keyof F]: Drafts<F>[K] },
    { -readonly [K in keyof F]: Values<F, Finished>[K] },
    Context,
    Step
  > => {
    type Definition = FieldsDefinition<Stored, Drafts<F>, Values<F, Finished>, Context, Step>;
    // The types of the single fields are lost in a loop over them. What the loops below give has the same paths, each
    // with the type that its field gives: hence the assertions.
    const leaves = leavesOf(fields);
    const paths = leaves.map(({ path }) => path);
    const named = new Set(pathsOf(fields));
    const mustBeThere = (path: string, of: string) => {
      if (!named.has(path)) throw new Error(`${of} names ${path}, which is no field`);
    };
    for (const { path, field } of leaves) for (const other of field.dependsOn ?? []) mustBeThere(other, path);
    for (const path of Object.keys(shownWhen)) mustBeThere(path, 'shownWhen');
    const conditions = Object.entries(shownWhen);
    const isShown = (path: string, draft: Drafts<F>, context: Context) =>
      conditions.every(([hidden, isThere]) => !isUnder(path, hidden) || isThere(draft, context));
    const mapped = (make: (field: LooseField, path: string) => unknown) =>
      nested(leaves.map(({ path, field }) => [path, make(field, path)]));

    const draftOf: Definition['draftOf'] = (stored) =>
      mapped((field, path) => field.toDraft(valueAt(stored, path), stored)) as Drafts<F>;

    const newDraft: Definition['newDraft'] = (source, given) => {
      const start = mapped((field, path) =>
        source !== null && field.isCopied ? field.toDraft(valueAt(source, path), source) : field.initial,
      );
      return { ...start, ...given } as Drafts<F>;
    };

    const schema: Definition['schema'] = (stored, context) => {
      // Without a context the rules ask for none.
      const known = context as Context;
      const made = schemaOf({
        leaves,
        stored,
        isShown: (path, draft) => isShown(path, draft as Drafts<F>, known),
        check:
          check &&
          ((read, refuse, draft) =>
            check(read as Partial<Reads<F>>, refuse, stored, { draft: draft as Drafts<F>, context: known })),
        finish: finish && ((read) => finish(read as Reads<F>)),
      });
      return made as ReturnType<Definition['schema']>;
    };

    const refusedIn = (draft: Drafts<F>, stored: Stored) =>
      schema(stored)
        .safeParse(draft, { error: fallbackMessage })
        .error?.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })) ?? [];

    const checkField: Definition['checkField'] = (path, draft, stored) => {
      const leaf = leaves.find((one) => one.path === path);
      if (leaf === undefined) throw new Error(`${path} is no field`);
      const refused = refusedIn(draft, stored);
      const own = refused.find((one) => isUnder(one.path, path));
      if (own !== undefined) return { outcome: 'refused', message: own.message };
      const before = new Set(refusedIn(draftOf(stored), stored).map((one) => one.path));
      if (refused.some((one) => !before.has(one.path))) return { outcome: 'elsewhere' };
      const { data } = leaf.field.rule(valueAt(stored, path), stored).safeParse(valueAt(draft, path));
      return { outcome: 'valid', value: data };
    };

    return {
      checkField,
      fields: Object.fromEntries(leaves.map(({ path, field }) => [path, field])) as unknown as Definition['fields'],
      draftOf,
      newDraft,
      schema,
      isShown: (path, draft, context) => isShown(path, draft, context as Context),
      steps: Object.fromEntries(
        Object.entries<readonly string[]>(steps ?? {}).map(([step, parts]) => [
          step,
          paths.filter((path) => parts.some((one) => isUnder(path, one))),
        ]),
      ) as Readonly<Record<string, string[]>> as Definition['steps'],
    };
  };
}

/**
 * Defines the form of a resource by its fields, in the order of the screen. The compiler checks that each field reads
 * and writes the type of the property of its name.
 */
export const defineForm = <
  N extends WritableResource,
  const F extends FieldsOf<N, Finished>,
  Finished extends Partial<Writable<N>> = Record<never, never>,
  Context = unknown,
  Step extends string = never,
>(
  resource: N,
  fields: F,
  rules: FormRules<F, Finished, Item<N>, Context, Step> = {},
): FormDefinition<
  N,
  { -readonly [K in keyof F]: Drafts<F>[K] },
  { -readonly [K in keyof F]: Values<F, Finished>[K] },
  Context
> => ({ resource, ...defineFields<Item<N>>()<F, Finished, Context, Step>(fields, rules) });
