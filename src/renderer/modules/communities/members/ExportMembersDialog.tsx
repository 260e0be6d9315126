import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { type InvokeOptions, invoke, read } from '#renderer/kit/data/bridge.ts';
import type { ListRequest } from '#renderer/kit/data/queries.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FileFormatField } from '#renderer/kit/ui/transfer/FileFormatField.tsx';
import { TransferDialog } from '#renderer/kit/ui/transfer/TransferDialog.tsx';
import { TransferFailure, TransferNumbers } from '#renderer/kit/ui/transfer/TransferEnd.tsx';
import { conflict } from '#shared/failure.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';

/** Maximum people that the platform's export takes by their ids. */
const MAX_NAMED = 10_000;
/** Rows per call, and calls at most: communities of 200,000 members. */
const PER_PAGE = 200;
const MAX_PAGES = 1000;

type Chosen = NonNullable<QueryDialogProps['chosen']>;

const countOf = (chosen: Chosen): number =>
  chosen.kind === 'ids' ? chosen.ids.length : chosen.total - chosen.except.length;

/** Returns the ids of the people behind chosen memberships. @throws AppFailure */
async function peopleOf(chosen: Chosen, list: QueryDialogProps['query'], options: InvokeOptions): Promise<number[]> {
  // The records of this list.
  const known = chosen.records as ReadonlyMap<number, CommunityMember>;
  if (chosen.kind === 'ids' && chosen.ids.every((id) => known.has(id))) {
    return chosen.ids.flatMap((id) => known.get(id)?.userId ?? []);
  }
  const isChosen = (id: number) => (chosen.kind === 'ids' ? chosen.ids.includes(id) : !chosen.except.includes(id));
  const query = chosen.kind === 'ids' ? list : chosen.query;
  const people = new Set<number>();
  const seen = new Set<number>();
  for (let page = 1; ; page += 1) {
    // The list built the query from the filters and sorts of this same resource.
    const request = { ...query, page, perPage: PER_PAGE } as ListRequest<'communitymembers'>;
    const { rows, total } = await read('communitymembers.list', request, options);
    const before = seen.size;
    for (const { id, userId } of rows) {
      seen.add(id);
      if (isChosen(id)) people.add(userId);
    }
    if (people.size > MAX_NAMED || page > MAX_PAGES) throw conflict('tooMany');
    // A page that brings nothing new is the last one, whatever is announced.
    if (page * PER_PAGE >= total || seen.size === before) return [...people];
  }
}

/**
 * Exports the people of a community by the platform's export of users, whose only filter is the community itself; a
 * selection goes by the ids of its people (docs/screens/03-communities.md §5).
 */
export function ExportMembersDialog({
  query,
  total,
  chosen,
  onClose,
}: Pick<QueryDialogProps, 'query' | 'total' | 'chosen' | 'onClose'>) {
  const { t } = useTranslation(['communitymembers', 'users']);
  const { number } = useFormat();
  const [isSelection, setSelection] = useState(chosen !== undefined);
  const [format, setFormat] = useState<'excel' | 'plain'>('excel');
  const count = chosen === undefined ? total : countOf(chosen);
  const isTooMany = isSelection && count > MAX_NAMED;
  // The list of members is always that of one community.
  const { community } = query.filters as { community: number };

  return (
    <TransferDialog
      title={t('communitymembers:export.title')}
      canStart={!isTooMany}
      run={async (options) => {
        const selection = isSelection && chosen !== undefined ? await peopleOf(chosen, query, options) : undefined;
        const whole = { page: 1, perPage: 25, sort: [], filters: { community } };
        return invoke(
          'users.export',
          { query: whole, of: 'communitymembers', kind: 'extended', format, ...(selection && { selection }) },
          options,
        );
      }}
      done={({ fileName, missing, bound, written, listed }) => (
        <TransferNumbers
          fileName={fileName}
          missing={missing}
          bound={bound}
          numbers={[
            { label: t('users:export.result.written'), value: written },
            { label: t('users:export.result.listed'), value: listed },
          ]}
        />
      )}
      failed={(error) => <TransferFailure error={error} context="users" />}
      onClose={onClose}
    >
      <Field
        label={t('communitymembers:export.scope')}
        {...(isTooMany && {
          validationMessage: t('communitymembers:export.tooMany', { max: number(MAX_NAMED) }),
        })}
      >
        <RadioGroup
          value={isSelection ? 'selection' : 'all'}
          onChange={(_, { value }) => setSelection(value === 'selection')}
        >
          {chosen !== undefined && (
            <Radio value="selection" label={t('communitymembers:export.selection', { count, shown: number(count) })} />
          )}
          <Radio value="all" label={t('communitymembers:export.all')} />
        </RadioGroup>
      </Field>
      {!isSelection && <p>{t('communitymembers:export.note')}</p>}
      <FileFormatField value={format} onChange={setFormat} />
    </TransferDialog>
  );
}
