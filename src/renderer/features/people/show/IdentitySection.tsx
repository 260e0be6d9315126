import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { recordActions } from '#renderer/kit/actions/available.ts';
import { useActions } from '#renderer/kit/actions/useActions.tsx';
import { useActionContext } from '#renderer/kit/actions/useActionTools.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import { acceptIdentity } from '../actions/people.ts';
import { ProofModeration } from '../proofs/ProofModeration.tsx';

/**
 * The status of the identity check, the submitted proofs, and the decisions (docs/screens/02-users-hitchhikers.md §4
 * and §6).
 */
export function IdentitySection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const { start, dialog } = useActions<User>({ resource: 'users', nameOf: personNameOf });
  const offered = recordActions([acceptIdentity], user, useActionContext());
  return (
    <Section title={t('show.sections.identity')}>
      <FieldRows>
        <FieldRow label={t('show.identityStatus')}>
          {user.identityStatus === null ? null : t(`values.identityStatus.${user.identityStatus}`)}
        </FieldRow>
      </FieldRows>
      {user.identityProofs.length === 0 ? (
        <p className={styles.note}>{t('show.noProof')}</p>
      ) : (
        <ProofModeration user={user} />
      )}
      {offered.map((action) => (
        <p key={action.id} className={styles.note}>
          <Button size="small" icon={<action.icon />} onClick={() => start(action, { kind: 'record', record: user })}>
            {translate(action.label)}
          </Button>
        </p>
      ))}
      {dialog}
    </Section>
  );
}
