import { MegaphoneRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of campaigns (docs/screens/04-campaigns.md). */
export const campaigns = defineModule('campaigns', {
  icon: MegaphoneRegular,
  goKey: 'M',
  badge: async () => (await import('#renderer/features/waiting/WaitingCount.tsx')).WaitingCount,
  list: async () => (await import('./list/list.tsx')).campaignList,
  form: async () => (await import('./form/CampaignForm.tsx')).CampaignForm,
  show: async () => (await import('./show/CampaignShowPage.tsx')).CampaignShowPage,
  pages: {
    campaigns_letter: async () => (await import('./letter/LetterPage.tsx')).LetterPage,
    campaigns_send: async () => (await import('./send/CampaignSendPage.tsx')).CampaignSendPage,
  },
});
