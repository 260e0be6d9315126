import type { ColumnChange, ColumnChangeKind } from '#shared/import/changes.ts';

/** What a person fills in for a change; which of it counts depends on the kind. */
export interface ChangeDraft {
  kind: ColumnChangeKind;
  find: string;
  with: string;
  before: string;
  after: string;
  letters: 'lower' | 'upper' | 'title';
  order: 'monthFirst' | 'dayFirst';
}

export const emptyChange: ChangeDraft = {
  kind: 'replace',
  find: '',
  with: '',
  before: '',
  after: '',
  letters: 'title',
  order: 'monthFirst',
};

/** The kinds that make sense for a column, the likeliest first. */
export function kindsFor(column: string): readonly ColumnChangeKind[] {
  const common = ['replace', 'fill', 'add', 'case'] as const;
  if (column === 'birthDate') return ['date', 'replace', 'fill'];
  return column === 'telephone' ? ['digits', ...common] : common;
}

const builders: { readonly [K in ColumnChangeKind]: (draft: ChangeDraft) => ColumnChange | null } = {
  replace: (draft) => (draft.find === '' ? null : { kind: 'replace', find: draft.find, with: draft.with }),
  fill: (draft) => (draft.with.trim() === '' ? null : { kind: 'fill', with: draft.with }),
  add: ({ before, after }) => (before === '' && after === '' ? null : { kind: 'add', before, after }),
  case: ({ letters }) => ({ kind: 'case', to: letters }),
  digits: () => ({ kind: 'digits' }),
  date: ({ order }) => ({ kind: 'date', order }),
};

/** The change that was filled in; null while something is missing. */
export const changeOf = (draft: ChangeDraft): ColumnChange | null => builders[draft.kind](draft);
