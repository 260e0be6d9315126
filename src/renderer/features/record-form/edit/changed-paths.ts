import { isSame } from '#renderer/kit/form/changes.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { EditPlan } from '#shared/resources/solidaryrecords/form/plan.ts';

/** Names that differ in a part of the form; nothing and an empty text are the same. */
const differing = <Part extends object>(before: Part, now: Part): string[] =>
  Object.entries(now).flatMap(([name, value]) => (isSame(before[name as keyof Part] ?? '', value ?? '') ? [] : [name]));

/**
 * The paths of the fields whose change will be sent, by which they are marked
 * (docs/screens/07-solidary-records.md §6.2).
 */
export function changedPaths(
  before: RecordDraft,
  now: RecordDraft,
  { changed, identity }: Pick<EditPlan, 'changed' | 'identity'>,
  files: Iterable<number>,
): string[] {
  const has = (part: EditPlan['changed'][number]) => changed.includes(part);
  const { kind } = now.times;
  return [
    ...identity.map((name) => `identity.${name}`),
    ...(has('proofs') ? differing(before.proofs, now.proofs).map((id) => `proofs.${id}`) : []),
    ...[...files].map((id) => `proofs.${id}`),
    ...(has('needs') ? differing(before.needs, now.needs).map((name) => `needs.${name}`) : []),
    ...(has('origin') ? ['journey.origin'] : []),
    ...(has('destination') ? ['journey.destination'] : []),
    ...(has('times')
      ? [
          ...differing({ kind: before.times.kind, base: before.times.base }, { kind, base: now.times.base }),
          ...differing<object>(before.times[kind], now.times[kind]).map((name) => `${kind}.${name}`),
        ].map((name) => `times.${name}`)
      : []),
  ];
}
