import { type Campaign, campaigns } from '#shared/resources/campaigns/index.ts';

/** A draft as the bridge gives it. */
export const readCampaign = (wire: Readonly<Record<string, unknown>> = {}): Campaign =>
  campaigns.item.parse({
    id: 7,
    name: 'Lettre de mai',
    subject: 'Trois places',
    body: JSON.stringify([
      { type: 'title', position: 1, value: 'Bonjour' },
      { type: 'text', position: 2, value: '<p>Un texte</p>' },
    ]),
    status: 0,
    email: 'nouvelles@example.org',
    creator: 'Camille M.',
    creatorId: 7,
    creatorEmail: 'camille@example.org',
    creatorAvatar: null,
    createdDate: '2026-05-01T10:00:00+00:00',
    updatedDate: '2026-05-03T10:00:00+00:00',
    source: null,
    sourceId: null,
    sourceName: null,
    filterType: null,
    filters: null,
    deliveryCount: null,
    ...wire,
  });
