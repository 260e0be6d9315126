import { Button, Spinner } from '@fluentui/react-components';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { toAppError } from '#shared/failure.ts';
import type { ImportGroup } from '#shared/ipc/transfer.ts';
import styles from './Import.module.css';
import { ImportError } from './ImportError.tsx';

const PAGE = 100;

/** The lines of one cause, read page by page from the report that the main process holds. */
export function ProblemLines({ checkId, group }: { checkId: string; group: ImportGroup }) {
  const { t } = useTranslation(['import', 'common']);
  const { severity, cause, column } = group;
  const lines = useInfiniteQuery({
    queryKey: ['import', checkId, severity, cause, column],
    queryFn: ({ pageParam, signal }) =>
      read('import.problems', { checkId, severity, cause, column, offset: pageParam, limit: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length * PAGE : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (lines.isPending) return <Spinner size="tiny" label={t('common:states.loading')} />;
  if (lines.isError) return <ImportError error={toAppError(lines.error)} />;
  return (
    <>
      <ul className={styles.lines}>
        {lines.data.pages
          .flatMap(({ problems }) => problems)
          .map(({ line, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and two problems may stand on one line.
            <li key={index}>
              <span>{t('check.line', { line })}</span>
              {value !== null && <code>{value.trim() === '' ? t('check.emptyValue') : value}</code>}
            </li>
          ))}
      </ul>
      {lines.hasNextPage && (
        <Button size="small" disabled={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
          {t('check.loadMore')}
        </Button>
      )}
    </>
  );
}
