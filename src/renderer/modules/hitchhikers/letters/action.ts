import { MailMultipleRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { maxLetters } from '#shared/max-items.ts';
import type { User } from '#shared/resources/users/user.ts';

const ChosenLetters = lazily(async () => (await import('./ChosenLetters.tsx')).ChosenLetters);

/** Letters and labels for a selection, or for one person (docs/screens/02-users-hitchhikers.md §9). */
export const lettersAction = defineAction<User>({
  id: 'hitchhikers.letters',
  label: 'hitchhikers:letters.action',
  icon: MailMultipleRegular,
  section: 'files',
  permission: 'user_read',
  accepts: 'many',
  most: maxLetters,
  isForOne: true,
  work: { Dialog: ChosenLetters },
});
