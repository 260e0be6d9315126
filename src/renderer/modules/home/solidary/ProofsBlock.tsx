import { Button, Spinner } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { useOpenRecords } from '#renderer/features/solidary/records/open-records.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { AppFailure } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import { addressOf } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';
import { type CheckedPerson, checkProofs, firstPeople } from './check-proofs.ts';

/** The missing proofs for the next journeys, read on demand since each person takes several calls. */
export function ProofsBlock({ structure }: { structure: CurrentStructure }) {
  const { t } = useTranslation('home');
  const { data } = useOpenRecords();
  const { isPending, error, data: checked, run } = useActionMutation<CheckedPerson[]>();
  const rows = data?.rows ?? [];
  const count = firstPeople(rows).length;
  if (count === 0) return null;
  const check = () => void run(() => checkProofs(rows, structure.id));
  const lacking = checked?.filter(({ missing }) => missing !== null && missing.length > 0) ?? [];
  const unknown = checked?.filter(({ missing }) => missing === null).length ?? 0;
  const title = t('solidary.proofs.title');
  return (
    <Block
      title={title}
      isBusy={isPending}
      actions={
        <Button
          size="small"
          disabledFocusable={isPending}
          icon={isPending ? <Spinner size="tiny" /> : undefined}
          onClick={check}
        >
          {t('solidary.proofs.check', { count })}
        </Button>
      }
    >
      {error !== null && <BlockError error={new AppFailure(error)} subject={title} onRetry={check} />}
      {lacking.length > 0 && (
        <ul className={styles.rows}>
          {lacking.map(({ row, missing }) => (
            <li key={row.id} className={styles.row}>
              <RecordLink to={addressOf('solidaryrecords_show', { id: row.id })}>
                {t('solidary.record', { id: row.id, person: personNameOf(row) })}
              </RecordLink>
              <span className={styles.text}>{missing?.join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {checked === undefined && <p className={styles.text}>{t('solidary.proofs.what', { count })}</p>}
      <p role="status" className={styles.text}>
        {checked !== undefined &&
          [
            lacking.length === 0 && t('solidary.proofs.none'),
            t('solidary.proofs.looked', { count: checked.length, structure: structure.name }),
            unknown > 0 && t('solidary.proofs.unknown', { count: unknown }),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
    </Block>
  );
}
