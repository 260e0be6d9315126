import { useTranslation } from 'react-i18next';
import type { KnownRecord } from '#renderer/features/solidary/records/known-record.ts';
import { isOfPlatform } from '#renderer/features/solidary/records/read-record.ts';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { NotFoundState } from '#renderer/kit/ui/states/NotFoundState.tsx';
import type { AppError } from '#shared/errors.ts';
import { addressOf } from '#shared/routes.ts';
import { SentFacts } from './SentFacts.tsx';

interface UnreadRecordProps {
  id: number;
  known: KnownRecord;
  failure: AppError;
}

/** Replaces a record of which nothing is known: neither a copy nor a row of a list. */
export function UnreadRecord({ known, failure }: UnreadRecordProps) {
  const { t } = useTranslation(['solidaryrecords', 'common']);
  const list = { to: addressOf('solidaryrecords'), label: t('common:states.toList') };
  const retry = () => void known.read();
  if (isOfPlatform(failure)) {
    const { sent } = known;
    return (
      <>
        <NotFoundState
          list={list}
          text={t(sent === null ? 'solidaryrecords:show.unknown' : 'solidaryrecords:show.stored')}
          failure={{ error: failure, onRetry: retry }}
        />
        {sent !== null && <SentFacts sent={sent} />}
      </>
    );
  }
  const error = failure.kind === 'denied' ? { ...failure, right: failure.right ?? 'solidary_read' } : failure;
  return <ErrorState error={error} context="solidaryrecords" list={list} onRetry={retry} />;
}
