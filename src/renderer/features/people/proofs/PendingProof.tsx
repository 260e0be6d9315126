import { ShieldQuestionRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { Attention } from '#renderer/kit/ui/show/Attention.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { localDay } from '#shared/calendar.ts';
import { daysBetween } from '#shared/days.ts';
import { dayOfInstant } from '#shared/instant.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { isDeleted } from '../DeletedBar.tsx';
import { useProofFile } from './proof-text.ts';
import { pendingProof } from './proofs.ts';

/** The proof of a person that waits for a decision, and the way to it; nothing where none waits. */
export function PendingProof({ user }: { user: User }) {
  const { t } = useTranslation('identity');
  const can = useCan();
  const fileOf = useProofFile();
  const proof = pendingProof(user);
  if (proof === undefined || isDeleted(user)) return null;
  const file = fileOf(proof);
  const since = dayOfInstant(proof.createdDate);
  const count = since === null ? null : daysBetween(since, localDay(Date.now()));
  const when =
    count === null
      ? t('waiting.undated', { file })
      : count <= 0
        ? t('waiting.today', { file })
        : t('waiting.since', { since: t('waiting.days', { count }), file });
  return (
    <Attention
      icon={ShieldQuestionRegular}
      action={
        can('user_update') && (
          <ButtonLink to={addressOf('users_identities')} search={{ user: user.id }}>
            {t('waiting.check')}
          </ButtonLink>
        )
      }
    >
      <strong>{t('waiting.title')}</strong> {when}
    </Attention>
  );
}
