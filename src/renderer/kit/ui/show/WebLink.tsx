import { Link } from '@fluentui/react-components';
import { openExternal } from '../external.ts';

interface WebLinkProps {
  /** With its scheme. */
  address: string;
  children: string;
  /** In a row of a list nothing is in the tab order. */
  tabIndex?: number;
  className?: string;
}

/** An address of the web, in the person's own browser. What cannot be opened safely (no https) stands as a text. */
export function WebLink({ address, children, ...link }: WebLinkProps) {
  if (!address.startsWith('https://')) return <span className={link.className}>{children}</span>;
  return (
    <Link
      href={address}
      {...link}
      onClick={(event) => {
        event.preventDefault();
        openExternal(address);
      }}
    >
      {children}
    </Link>
  );
}
