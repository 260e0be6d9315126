import { defineForm } from '#renderer/kit/form/definition/defineForm.ts';
import { text } from '#renderer/kit/form/definition/text-types.tsx';

const MAX = 255;
/** Longest message, in characters: the platform keeps a long text (docs/screens/04-campaigns.md §3). */
const MAX_BODY = 60_000;

/** The form of a campaign (docs/screens/04-campaigns.md §3). */
export const campaignForm = defineForm('campaigns', {
  name: text({ label: 'campaigns:fields.internalName', max: MAX, required: true }),
  subject: text({ label: 'campaigns:fields.subject', max: MAX, required: true }),
  body: text({ label: 'campaigns:fields.body', max: MAX_BODY, required: true, lines: 10, isWide: true }),
});
