import { MailRegular } from '@fluentui/react-icons';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import type { ResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import type { CampaignDraft, CampaignValues } from './fields.tsx';
import styles from './form.module.css';
import type { Unfinished } from './pending.ts';

/** Letters of a subject above which a shorter one is advised (docs/screens/04-campaigns.md §3). */
const ADVISED = 60;

interface IdentityProps {
  form: ResourceForm<'campaigns', CampaignDraft, CampaignValues, Unfinished>;
  campaign: Campaign | null;
  isReadOnly: boolean;
}

/** What a campaign is called, and who it is from (docs/screens/04-campaigns.md §3). */
export function Identity({ form, campaign, isReadOnly }: IdentityProps) {
  const { t } = useTranslation('message');
  const bind = useFieldBinding(form);
  const subject = useWatch({ control: form.record.form.control, name: 'subject' });
  const count = [...(subject ?? '')].length;
  const isLong = count > ADVISED;
  const shared = { isRequired: true, isWide: true, isDisabled: isReadOnly };
  return (
    <div className={styles.identity}>
      <TextField
        {...bind('subject')}
        {...shared}
        isSpelled
        hint={
          isLong ? (
            t('form.subjectLong', { count })
          ) : (
            <VisuallyHidden>{t('form.subjectHint', { count })}</VisuallyHidden>
          )
        }
        after={
          <span aria-hidden className={styles.count} data-long={isLong || undefined}>
            {t('form.subjectCount', { count, max: ADVISED })}
          </span>
        }
      />
      <TextField {...bind('name')} {...shared} />
      <Addresses campaign={campaign} />
    </div>
  );
}

/** The addresses that the platform sets: shown, never offered for change. */
function Addresses({ campaign }: { campaign: Campaign | null }) {
  const { t } = useTranslation('message');
  const { email = null, creatorEmail = null } = campaign ?? {};
  const known = [
    email !== null && t('form.from', { address: email }),
    creatorEmail !== null && t('form.testTo', { address: creatorEmail }),
  ].filter((part) => part !== false);
  const words = known.length === 0 ? t('form.senderLater') : known.join(', ');
  return (
    <p className={`${flow.side} ${styles.addresses}`} title={words}>
      <MailRegular aria-hidden />
      <span className={flow.cut}>{words}</span>
    </p>
  );
}
