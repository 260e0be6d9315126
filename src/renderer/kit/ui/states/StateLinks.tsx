import { Button, type ButtonProps } from '@fluentui/react-components';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactElement, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';

type AnchorProps = ComponentProps<'a'> & { ref?: Ref<HTMLAnchorElement>; isPrimary?: boolean; icon?: ReactElement };

function Anchor({ isPrimary = false, ...props }: AnchorProps) {
  // Fluent's types combine the events of both elements it can be; with `as="a"` those of the link are correct.
  const asLink = { as: 'a', ...props, 'aria-current': undefined } as ButtonProps;
  return <Button appearance={isPrimary ? 'primary' : 'secondary'} {...asLink} />;
}

/** A link that looks like a button. */
export const ButtonLink = createLink(Anchor);

function IconAnchor({ 'aria-label': label, icon, ...props }: AnchorProps) {
  // A text and no attribute: of a link without text some screen readers read the title out after the same name.
  const named = (
    <>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  const asLink = {
    as: 'a',
    appearance: 'subtle',
    size: 'small',
    ...props,
    icon: named,
    'aria-current': undefined,
  } as ButtonProps;
  return <Button {...asLink} />;
}

/** A link that looks like a button with an icon alone; its label names it. */
export const IconLink = createLink(IconAnchor);

export function HomeLink() {
  const { t } = useTranslation();
  return <ButtonLink to="/">{t('states.home')}</ButtonLink>;
}
