import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { usersAddress } from './filter-texts.ts';
import { useKnownRecipients } from './useKnownRecipients.ts';

/**
 * A link to the people who were selected for a campaign, if this computer knows their ids; the platform does not return
 * them (docs/screens/04-campaigns.md §6).
 */
export function SelectedPeople({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('recipients');
  const can = useCan();
  const { known, doubt, isRead } = useKnownRecipients(campaign);
  if (!isRead) return null;
  const people = known?.people ?? [];
  // People of an association that was replaced, or of which the platform took others, are not the recipients.
  if (people.length === 0 || doubt !== null) return t('summary.peopleUnknown');
  if (!can('user_list')) return t('summary.peopleUnlisted');
  return <RecordLink to={usersAddress({ selected: [...people] })}>{t('summary.list')}</RecordLink>;
}
