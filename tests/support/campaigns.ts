import { campaigns } from '#shared/resources/campaigns/index.ts';

/** A draft as the platform answers it. */
export const wireCampaign = {
  id: 4,
  name: 'Rentrée',
  subject: 'Trois places pour la gare',
  email: 'nouvelles@example.org',
  body: JSON.stringify([
    { type: 'title', position: 1, value: 'Bonjour' },
    { type: 'text', position: 2, value: '<p>Partagez vos trajets.</p>' },
  ]),
  status: 0,
  creator: 'Ada A.',
  creatorId: 1,
  creatorEmail: 'ada@example.org',
  creatorAvatar: null,
  createdDate: '2026-03-01T09:00:00+01:00',
  updatedDate: '2026-03-02T10:00:00+01:00',
  source: null,
  sourceId: null,
  sourceName: null,
  filterType: null,
  filters: null,
  deliveryCount: null,
};

/** A campaign as main gives it to the page, read from a wire item; `wire` changes some of its keys. */
export const readCampaign = (wire: Record<string, unknown> = {}) => campaigns.item.parse({ ...wireCampaign, ...wire });

const attribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The body of a message that shows these pictures and links. */
export const messageOf = (images: readonly string[], links: readonly string[]): string =>
  JSON.stringify([
    {
      type: 'text',
      position: 1,
      value:
        images.map((address) => `<img src="${attribute(address)}">`).join('') +
        links.map((address) => `<a href="${attribute(address)}">x</a>`).join(''),
    },
  ]);
