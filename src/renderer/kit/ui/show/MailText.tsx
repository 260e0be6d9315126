import { Link } from '@fluentui/react-components';
import { externalLink, mailtoOf } from '../external.ts';

/** An e-mail address that opens the user's mail application. */
export const MailText = ({ address }: { address: string }) => (
  <Link {...externalLink(mailtoOf(address))}>{address}</Link>
);
