import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JobEntries } from '#renderer/kit/actions/bulk/JobEntries.tsx';
import { isUnderWay, needsLook, useReadBulkJobs } from '#renderer/kit/actions/bulk/jobs.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';

const JobDialog = lazily(async () => (await import('#renderer/kit/actions/bulk/JobDialog.tsx')).JobDialog);

/** The actions on many rows that are under way, wait, or whose report needs a look. */
export function JobsBlock() {
  const { t } = useTranslation('actions');
  const { jobs: all, error, retry } = useReadBulkJobs();
  const jobs = all.filter((job) => isUnderWay(job) || needsLook(job));
  const title = t('bulk.behindEntry.title');
  const [shown, show] = useState<string | null>(null);
  return (
    <>
      {(jobs.length > 0 || error !== null) && (
        <Block title={title}>
          {error !== null && <BlockError error={error} subject={title} onRetry={retry} />}
          {jobs.length > 0 && <JobEntries jobs={jobs} onOpen={show} />}
        </Block>
      )}
      {shown !== null && (
        <Suspense>
          <JobDialog id={shown} onClose={() => show(null)} />
        </Suspense>
      )}
    </>
  );
}
