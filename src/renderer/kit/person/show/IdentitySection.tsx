import { useTranslation } from 'react-i18next';
import type { User } from '#shared/resources/users/user.ts';
import { useFormat } from '../../format.ts';
import { FieldRow, FieldRows } from '../../show/FieldRows.tsx';
import { Section } from '../../show/Section.tsx';
import styles from '../../show/show.module.css';

/** Where the check of the identity stands, and what was handed in, the newest first. */
export function IdentitySection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const moment = (value: string | null) => value && <time dateTime={value}>{format.date(value)}</time>;
  const proofs = user.identityProofs.toSorted((left, right) =>
    (right.createdDate ?? '').localeCompare(left.createdDate ?? ''),
  );
  return (
    <Section title={t('show.sections.identity')}>
      <FieldRows>
        <FieldRow label={t('show.identityStatus')}>
          {user.identityStatus === null ? null : t(`values.identityStatus.${user.identityStatus}`)}
        </FieldRow>
      </FieldRows>
      {proofs.length === 0 ? (
        <p className={styles.note}>{t('show.noProof')}</p>
      ) : (
        <table className={styles.table} aria-label={t('show.proofs')}>
          <thead>
            <tr>
              <th scope="col">{t('show.proof.status')}</th>
              <th scope="col">{t('show.proof.file')}</th>
              <th scope="col">{t('show.proof.created')}</th>
              <th scope="col">{t('show.proof.decided')}</th>
              <th scope="col">{t('show.proof.validator')}</th>
            </tr>
          </thead>
          <tbody>
            {proofs.map((proof) => (
              <tr key={proof.id}>
                <td>{proof.status === null ? null : t(`values.identityStatus.${proof.status}`)}</td>
                <td>{[proof.originalName, proof.fileSize].filter(Boolean).join(', ')}</td>
                <td>{moment(proof.createdDate)}</td>
                <td>{moment(proof.acceptedDate ?? proof.refusedDate)}</td>
                <td>{proof.validator}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
