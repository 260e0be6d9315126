import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { CopyRegular, MailRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { externalLink } from '#renderer/kit/ui/external.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { fullNameOf } from '#shared/full-name.ts';
import { mailtoAddress } from '#shared/mailto.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';
import { memberName } from '../labels.ts';

interface WelcomeProps {
  member: CommunityMember;
  /** Name of the community. */
  community: string;
}

/**
 * A word of welcome for somebody who was just accepted, to copy or to open in the program for mail. The platform gives no
 * address of a member: the person chooses the recipient there (docs/screens/03-communities.md §10).
 */
export function Welcome({ member, community }: WelcomeProps) {
  const { t } = useTranslation('communitymembers');
  const copy = useCopy();
  const { user } = useSignedIn();
  const subject = t('welcome.subject', { community });
  const body = t('welcome.body', { name: member.givenName ?? memberName(member), community, author: fullNameOf(user) });
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody>{t('welcome.accepted', { name: memberName(member) })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" icon={<CopyRegular />} onClick={() => void copy(body)}>
          {t('welcome.copy')}
        </Button>
        <Button size="small" as="a" icon={<MailRegular />} {...externalLink(mailtoAddress({ to: '', subject, body }))}>
          {t('welcome.mail')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
