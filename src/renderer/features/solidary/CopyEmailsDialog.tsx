import { Button, Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { resolveQuery } from '#renderer/kit/actions/bulk/resolve.ts';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { toAppError } from '#shared/failure.ts';
import { maxCopiedEmails } from '#shared/max-items.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';

interface WithEmail extends BaseRow {
  email?: string | null;
}

/** An address that somebody reads; empty for none, and for one that the platform made. */
const emailOf = ({ email = null }: WithEmail): string => (isDerivedEmail(email) ? '' : (email ?? ''));

/** Copies the e-mails of the chosen people, one per line (docs/screens/08-solidary-people.md §1 and §6). */
export function CopyEmailsDialog({ resource, query, chosen, onClose }: QueryDialogProps) {
  const { t } = useTranslation(['solidary', 'common']);
  const format = useFormat();
  const copy = useCopy();
  const found = useQuery({
    queryKey: ['solidary-emails', resource.name, query, chosen],
    queryFn: async ({ signal }): Promise<{ emails: string[]; isTooMany: boolean }> => {
      if (chosen?.kind === 'ids') {
        return { emails: chosen.ids.map((id) => emailOf(chosen.records.get(id) ?? { id })), isTooMany: false };
      }
      const { rows, isTooMany } = await resolveQuery<WithEmail>(resource.name, query, {
        except: chosen?.except ?? [],
        upTo: maxCopiedEmails,
        nameOf: emailOf,
        signal,
        onProgress: () => {},
      });
      // A row that cannot be read is named by its number.
      return { emails: rows.map(({ name }) => (name.includes('@') ? name : '')), isTooMany };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const all = found.data?.emails ?? [];
  const emails = [...new Set(all.filter((email) => email !== ''))];
  const leftOut = all.filter((email) => email === '').length;
  const copyAll = async () => {
    await copy(emails.join('\n'));
    onClose();
  };
  return (
    <DialogFrame
      title={t('solidary:emails.title')}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            appearance="primary"
            disabledFocusable={emails.length === 0}
            onClick={() => emails.length > 0 && void copyAll()}
          >
            {t('solidary:emails.copy')}
          </Button>
        </>
      }
    >
      <div role="status">
        {found.isFetching && <Spinner size="tiny" labelPosition="after" label={t('solidary:emails.reading')} />}
        {found.data !== undefined &&
          (found.data.isTooMany ? (
            <p>{t('solidary:emails.tooMany', { max: format.number(maxCopiedEmails) })}</p>
          ) : (
            <>
              <p>{t('solidary:emails.found', { count: emails.length })}</p>
              {leftOut > 0 && <p>{t('solidary:emails.leftOut', { count: leftOut })}</p>}
            </>
          ))}
      </div>
      <MutationError error={found.error === null ? null : toAppError(found.error)} />
    </DialogFrame>
  );
}
