import type { TFunction } from 'i18next';
import type { NewBlock } from '#shared/resources/campaigns/blocks.ts';

/** Each kind of block as it is added. */
export const emptyBlocks = {
  title: { kind: 'title', text: '' },
  text: { kind: 'text', html: '' },
  image: { kind: 'image', src: null, imageId: null, alt: '', href: null, isDecorative: false },
  button: { kind: 'button', label: '', href: '' },
  divider: { kind: 'divider' },
} as const satisfies Record<string, NewBlock>;

/** What a message may start from, shipped with the application (docs/screens/04-campaigns.md §4). */
export const templateNames = ['blank', 'newsletter', 'event', 'service'] as const;
export type TemplateName = (typeof templateNames)[number];

const paragraph = (text: string): NewBlock => ({ kind: 'text', html: `<p>${text}</p>` });

/** Returns the blocks of a template, in the language of the person. */
export function templateBlocks(name: TemplateName, t: TFunction<'message'>): NewBlock[] {
  const button = (label: string): NewBlock => ({ kind: 'button', label, href: '' });
  switch (name) {
    case 'blank':
      return [];
    case 'newsletter':
      return [
        { kind: 'title', text: t('templates.newsletter.title') },
        paragraph(t('templates.newsletter.hello')),
        emptyBlocks.image,
        { kind: 'text', html: `<h2>${t('templates.newsletter.first')}</h2><p>${t('templates.newsletter.words')}</p>` },
        emptyBlocks.divider,
        { kind: 'text', html: `<h2>${t('templates.newsletter.second')}</h2><p>${t('templates.newsletter.words')}</p>` },
        button(t('templates.newsletter.button')),
      ];
    case 'event':
      return [
        { kind: 'title', text: t('templates.event.title') },
        emptyBlocks.image,
        paragraph(t('templates.event.invitation')),
        {
          kind: 'text',
          html: `<ul><li>${t('templates.event.date')}</li><li>${t('templates.event.place')}</li></ul>`,
        },
        button(t('templates.event.button')),
      ];
    case 'service':
      return [
        { kind: 'title', text: t('templates.service.title') },
        paragraph(t('templates.service.what')),
        paragraph(t('templates.service.who')),
        emptyBlocks.divider,
        paragraph(t('templates.service.contact')),
      ];
  }
}
