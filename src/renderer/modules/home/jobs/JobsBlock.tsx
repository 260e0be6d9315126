import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JobEntries } from '#renderer/kit/actions/bulk/JobEntries.tsx';
import { isUnderWay, needsLook, useBulkJobs } from '#renderer/kit/actions/bulk/jobs.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { Block } from '../Block.tsx';

const JobDialog = lazily(async () => (await import('#renderer/kit/actions/bulk/JobDialog.tsx')).JobDialog);

/** The actions on many rows that are under way, wait, or whose report needs a look. */
export function JobsBlock() {
  const { t } = useTranslation('actions');
  const jobs = useBulkJobs().filter((job) => isUnderWay(job) || needsLook(job));
  const [shown, show] = useState<string | null>(null);
  return (
    <>
      {jobs.length > 0 && (
        <Block title={t('bulk.behindEntry.title')}>
          <JobEntries jobs={jobs} onOpen={show} />
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
