import { Link, type LinkProps } from '@fluentui/react-components';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, Ref } from 'react';

type AnchorProps = ComponentProps<'a'> & { ref?: Ref<HTMLAnchorElement> };

function Anchor(props: AnchorProps) {
  // The router would call each page above this one the current page: the menu does that.
  // Fluent's types combine the events of both elements it can be; with `as="a"` those of the link are correct.
  const asLink = { as: 'a', inline: true, ...props, 'aria-current': undefined } as LinkProps;
  return <Link {...asLink} />;
}

/** An inline link to another page of the application. */
export const RecordLink = createLink(Anchor);
