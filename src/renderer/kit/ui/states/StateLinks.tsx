import { Button, type ButtonProps } from '@fluentui/react-components';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, Ref } from 'react';
import { useTranslation } from 'react-i18next';

type AnchorProps = ComponentProps<'a'> & { ref?: Ref<HTMLAnchorElement>; isPrimary?: boolean };

function Anchor({ isPrimary = false, ...props }: AnchorProps) {
  // Fluent's types combine the events of both elements it can be; with `as="a"` those of the link are correct.
  const asLink = { as: 'a', ...props } as ButtonProps;
  return <Button appearance={isPrimary ? 'primary' : 'secondary'} {...asLink} />;
}

/** A link that looks like a button. */
export const ButtonLink = createLink(Anchor);

export function HomeLink() {
  const { t } = useTranslation();
  return <ButtonLink to="/">{t('states.home')}</ButtonLink>;
}
