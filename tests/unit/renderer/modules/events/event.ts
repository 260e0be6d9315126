import { events } from '#shared/resources/events/index.ts';

/** An event as main gives it to the page, read from a wire item; `wire` changes some of its keys. */
export const readEvent = (wire: Record<string, unknown> = {}) =>
  events.item.parse({
    id: 12,
    name: 'Fête du vélo',
    status: 1,
    private: false,
    description: 'Venez à plusieurs.',
    fullDescription: null,
    fromDate: '2999-06-20T14:00:00+02:00',
    toDate: '2999-06-21T18:30:00+02:00',
    useTime: true,
    url: 'https://velo.example.org',
    address: {
      houseNumber: '5',
      street: 'Rue Saint-Jean',
      postalCode: '54000',
      addressLocality: 'Nancy',
      addressCountry: 'France',
      latitude: '48.692054',
      longitude: '6.184417',
      displayLabel: ['5 Rue Saint-Jean, 54000, Nancy', 'France'],
    },
    creator: 'Jeanne M.',
    creatorId: 7,
    community: { id: 3, name: 'Campus' },
    communityId: 3,
    communityName: 'Campus',
    image: null,
    avatar: null,
    ...wire,
  });
