import type { Locale } from '#shared/preferences.ts';
import type { RouteName } from '#shared/routes.ts';

/**
 * The pictures of the guides, among those that the repository keeps: `npm run screenshots -- --keep` takes them anew.
 * A picture shows words, so each guide has those of its language.
 */
export const guidePictures: Readonly<Record<Locale, Readonly<Partial<Record<RouteName, string>>>>> = {
  fr: {
    users: 'users-fr-light.png',
    users_import: 'import-fr-light.png',
    users_identities: 'identities-fr-dark.png',
    communities_show: 'communities-members-fr-light.png',
    relaypoints: 'relaypoints-map-fr-light.png',
    solidaryrecords_show: 'solidaryrecords-show-fr-light.png',
  },
  en: {
    home: 'home-en-light.png',
    campaigns_edit: 'campaigns-edit-en-dark.png',
    articles_edit: 'articles-edit-en-dark.png',
    editorials_edit: 'editorials-edit-en-light.png',
  },
};
