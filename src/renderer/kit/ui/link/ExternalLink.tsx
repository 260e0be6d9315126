import { Tooltip } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { destinationOf } from '#shared/link-text.ts';
import { externalLink } from '../external.ts';

interface ExternalLinkProps {
  /** https or mailto. */
  address: string;
  children: ReactNode;
}

/** A link in a text of the platform: its destination is shown on hover and focus, whatever its text says. */
export function ExternalLink({ address, children }: ExternalLinkProps) {
  const { title: _, ...link } = externalLink(address);
  const destination = destinationOf(address);
  const element = (
    <a {...link} aria-description={destination ?? undefined}>
      {children}
    </a>
  );
  if (destination === null) return element;
  return (
    <Tooltip content={destination} relationship="inaccessible">
      {element}
    </Tooltip>
  );
}
