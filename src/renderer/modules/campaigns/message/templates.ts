import type { TFunction } from 'i18next';
import type { SiteConfig } from '#shared/config.ts';
import type { Locale } from '#shared/locale.ts';
import type { NewBlock } from '#shared/resources/campaigns/blocks.ts';
import { placeholderText } from '#shared/resources/campaigns/placeholders.ts';

/** Each kind of block as it is added. */
export const emptyBlocks = {
  title: { kind: 'title', text: '' },
  text: { kind: 'text', html: '' },
  image: { kind: 'image', src: null, imageId: null, alt: '', href: null, isDecorative: false },
  button: { kind: 'button', label: '', href: '' },
  divider: { kind: 'divider' },
} as const satisfies Record<string, NewBlock>;

/** A block as it is added, with the colour of the site where it is a button. */
export const withColor = (block: NewBlock, color: string | undefined): NewBlock =>
  block.kind === 'button' && color !== undefined ? { ...block, color } : block;

/** What a message may start from, shipped with the application (docs/screens/04-campaigns.md §4). */
export const templateNames = ['blank', 'newsletter', 'event', 'service'] as const;
export type TemplateName = (typeof templateNames)[number];

const paragraph = (text: string): NewBlock => ({ kind: 'text', html: `<p>${text}</p>` });

/** What a template bears of the platform: its colour and its picture where the site has set them. */
export interface TemplateSite extends Pick<SiteConfig, 'letters' | 'platformName'> {
  locale: Locale;
}

/**
 * Returns the blocks of a template, in the language of the person. What the person has to write is a placeholder, with
 * which no message can be tested.
 */
export function templateBlocks(
  name: TemplateName,
  t: TFunction<'message'>,
  { locale, letters: { color, picture }, platformName }: TemplateSite,
): NewBlock[] {
  const placeholder = placeholderText(locale);
  const button = (label: string): NewBlock => withColor({ kind: 'button', label, href: '' }, color);
  // The platform's picture stands at the head; where it has none, the person chooses one further down.
  const top: NewBlock[] = picture === undefined ? [] : [{ ...emptyBlocks.image, src: picture, alt: platformName }];
  const chosen: NewBlock[] = picture === undefined ? [emptyBlocks.image] : [];
  switch (name) {
    case 'blank':
      return [];
    case 'newsletter':
      return [
        ...top,
        { kind: 'title', text: t('templates.newsletter.title') },
        paragraph(t('templates.newsletter.hello')),
        ...chosen,
        {
          kind: 'text',
          html: `<h2>${placeholder('placeholders:newsletter.first')}</h2><p>${placeholder('placeholders:newsletter.words')}</p>`,
        },
        emptyBlocks.divider,
        {
          kind: 'text',
          html: `<h2>${placeholder('placeholders:newsletter.second')}</h2><p>${placeholder('placeholders:newsletter.words')}</p>`,
        },
        button(t('templates.newsletter.button')),
      ];
    case 'event':
      return [
        ...top,
        { kind: 'title', text: t('templates.event.title') },
        ...chosen,
        paragraph(t('templates.event.invitation')),
        {
          kind: 'text',
          html: `<ul><li>${placeholder('placeholders:event.date')}</li><li>${placeholder('placeholders:event.place')}</li></ul>`,
        },
        button(t('templates.event.button')),
      ];
    case 'service':
      return [
        ...top,
        { kind: 'title', text: t('templates.service.title') },
        paragraph(placeholder('placeholders:service.what')),
        paragraph(placeholder('placeholders:service.who')),
        emptyBlocks.divider,
        paragraph(t('templates.service.contact')),
      ];
  }
}
