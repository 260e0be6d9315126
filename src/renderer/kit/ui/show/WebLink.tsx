import { Link } from '@fluentui/react-components';
import { readableAddress } from '#shared/readable-address.ts';
import { externalLink } from '../external.ts';

interface WebLinkProps {
  /** With its scheme. */
  address: string;
  children: string;
  /** -1 in a row of a list, whose contents are out of the tab order. */
  tabIndex?: number;
  className?: string;
}

/** A web address, opened in the user's browser. An address that cannot be opened safely (no https) is shown as text. */
export function WebLink({ address, children, ...link }: WebLinkProps) {
  const text = children === address ? readableAddress(address) : children;
  if (!address.startsWith('https://')) return <span className={link.className}>{text}</span>;
  return (
    <Link {...externalLink(address)} {...link}>
      {text}
    </Link>
  );
}
