import { useTranslation } from 'react-i18next';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import { PrintDocument } from '#renderer/kit/print/PrintDocument.tsx';
import type { Article } from '#shared/resources/articles/index.ts';
import { ArticleText } from '../text/ArticleText.tsx';

/** Prints the whole text of an article; parts that are not online are labelled. */
export function ArticlePrintDialog({ record, onClose }: RecordDialogProps<Article>) {
  const { t } = useTranslation(['common', 'routes']);
  const name = recordName(record);
  return (
    <PrintDialog name={name} onClose={onClose}>
      <PrintDocument
        title={name}
        kind={t('common:print.kind', { kind: t('routes:articles_show.title'), id: record.id })}
      >
        <ArticleText sections={record.sections} isWhole />
      </PrintDocument>
    </PrintDialog>
  );
}
