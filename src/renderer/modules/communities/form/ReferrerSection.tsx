import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { PageFocusAfter } from '#renderer/kit/ui/page/PageFocusAfter.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import { AddModeratorButton } from '../referrer/AddModeratorButton.tsx';
import { useModerators } from '../show/useModerators.ts';
import type { CommunityFormApi } from './fields.ts';
import styles from './form.module.css';

interface ReferrerSectionProps {
  form: CommunityFormApi;
  stored: Community | null;
}

/** The referrer, with the effects of a change (docs/screens/03-communities.md §4). */
export function ReferrerSection({ form, stored }: ReferrerSectionProps) {
  const { t } = useTranslation('communities');
  const referrerId = useWatch({ control: form.record.form.control, name: 'referrerId' });
  const isChanged = stored !== null && referrerId !== stored.referrerId;
  const effect = stored === null ? t('form.hints.referrerNew') : isChanged && t('form.hints.referrerChange');
  return (
    <FormSection
      title={t('fields.referrer')}
      notes={
        <p role="status" className={styles.effect}>
          {effect}
        </p>
      }
    >
      <FormField form={form} name="referrerId" />
    </FormSection>
  );
}

/** After a referrer was changed here: offers to add them as moderator, which the change does not do. */
export function ReferrerSavedBar({ community, onDone }: { community: Community; onDone: () => void }) {
  const { t } = useTranslation('communities');
  const { data } = useModerators(community);
  const { id, referrerId, referrer: name } = community;
  if (name === null || referrerId === null || data === undefined) return null;
  if (data.rows.some(({ userId }) => userId === referrerId)) return null;
  return (
    <PageFocusAfter>
      <MessageBar intent="info" layout="multiline" role="status">
        <MessageBarBody>{t('form.referrerSaved', { name })}</MessageBarBody>
        <MessageBarActions>
          <AddModeratorButton communityId={id} userId={referrerId} name={name} onDone={onDone} />
        </MessageBarActions>
      </MessageBar>
    </PageFocusAfter>
  );
}
