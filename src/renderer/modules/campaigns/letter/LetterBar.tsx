import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { isAdministrator } from '#shared/administrators.ts';
import type { LetterRecipients, OpenedLetter } from '#shared/ipc/campaign-letters.ts';
import { addressOf } from '#shared/routes.ts';

/** Whom a letter is for, in words. */
export function useAudience(): (recipients: LetterRecipients) => string {
  const { t } = useTranslation('letters');
  return ({ audience, communityName: name }) => t(`audience.of.${audience}`, { name });
}

/** Above the form of a new campaign that was opened from a letter: whose it is, whom it is for, what of it was left. */
export function LetterBar({ letter, leftOut }: { letter: OpenedLetter; leftOut: number }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const audience = useAudience();
  const { author, savedAt, fileName, isOtherPlatform, letter: written } = letter;
  return (
    <MessageBar intent={isOtherPlatform || leftOut > 0 ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('opened.title', { name: fileName })}</MessageBarTitle>
        {t(author === '' ? 'opened.unsigned' : 'opened.by', { author, date: format.dateTime(savedAt) })}{' '}
        {written.recipients !== null && t('opened.for', { audience: audience(written.recipients) })}{' '}
        {isOtherPlatform && t('opened.otherPlatform')} {leftOut > 0 && t('opened.leftOut', { count: leftOut })}
      </MessageBarBody>
    </MessageBar>
  );
}

/**
 * Says before anything is written that members of a community are written to by administrators alone, and leads to what
 * can be done instead; nothing for an administrator (docs/screens/03-communities.md §1).
 */
export function ManagerNote() {
  const { t } = useTranslation('letters');
  const { user } = useSignedIn();
  const isOn = useSwitch();
  if (isAdministrator(user) || !isOn('community')) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('note.text')} <RecordLink to={addressOf('communities')}>{t('note.link')}</RecordLink>
      </MessageBarBody>
    </MessageBar>
  );
}
