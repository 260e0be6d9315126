import { Link } from '@fluentui/react-components';
import { mailtoOf, openExternal } from '../external.ts';

/** An e-mail address that opens the user's mail application. */
export const MailText = ({ address }: { address: string }) => (
  <Link
    href={mailtoOf(address)}
    onClick={(event) => {
      event.preventDefault();
      openExternal(mailtoOf(address));
    }}
  >
    {address}
  </Link>
);
