import { useTranslation } from 'react-i18next';
import { RecordNames } from '#renderer/kit/form/pickers/RecordNames.tsx';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import type { User } from '#shared/resources/users/user.ts';
import { useRoleName } from '../useRoleName.ts';

/** The roles of the person and their territories. */
export function RolesSection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  if (user.roles.length === 0) {
    return (
      <Section title={t('show.sections.roles')}>
        <FieldRows>
          <FieldRow label={t('form.roles.role')}>{null}</FieldRow>
        </FieldRows>
      </Section>
    );
  }
  return (
    <Section title={t('show.sections.roles')}>
      <table className={styles.table} aria-label={t('show.sections.roles')}>
        <thead>
          <tr>
            <th scope="col">{t('form.roles.role')}</th>
            <th scope="col">{t('form.roles.territory')}</th>
          </tr>
        </thead>
        <tbody>
          {user.roles.map(({ roleId, territoryId }) => (
            <tr key={`${roleId}/${territoryId}`}>
              <td>{roleName(roleId)}</td>
              <td>
                {territoryId === null ? (
                  t('form.roles.everywhere')
                ) : (
                  <RecordNames resource="territories" ids={[territoryId]} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
