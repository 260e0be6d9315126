import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { PrintTable } from '#renderer/kit/print/PrintDocument.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { fullNameOf } from '#shared/full-name.ts';
import { compareInstants } from '#shared/instant.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** The diary of a record, the oldest entry first, with whole comments. */
export function SheetDiary({ record: { diary, userId: beneficiary } }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const labelOf = useActionLabel();
  const oldestFirst = diary.toSorted((one, other) => compareInstants(one.at, other.at));
  const entries = oldestFirst.map((entry, index) => ({
    ...entry,
    former: oldestFirst[index - 1]?.progression ?? null,
  }));
  return (
    <PrintTable
      label={t('sheet.diary')}
      rows={entries}
      keyOf={(_, index) => index}
      columns={[
        {
          title: t('sheet.columns.date'),
          width: 22,
          cell: ({ at }) => (at === null ? t('diary.noDay') : format.dateTime(at)),
        },
        {
          title: t('sheet.columns.entry'),
          cell: (entry) => {
            const { action, author, comment, progression, former, userId } = entry;
            const other = userId !== null && userId !== beneficiary && fullNameOf(entry);
            const facts = [other && t('diary.concerns', { name: other }), author && t('diary.by', { name: author })];
            return (
              <>
                <strong>{labelOf(action, { progression, former })}</strong>
                {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
                {comment !== null && <p>{comment}</p>}
              </>
            );
          },
        },
      ]}
    />
  );
}
