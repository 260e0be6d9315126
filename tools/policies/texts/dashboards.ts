import type { AllTexts, Bilingual } from './types.ts';

/** The same sentences for each of the four dashboards that screens show. */
const named = (place: Bilingual): Bilingual => ({
  fr: `Nom, sur la plateforme, du tableau de bord ${place.fr} : lettres, chiffres, \`_\` et \`-\`. Vide : il n’est pas proposé.`,
  en: `Name, on the platform, of the dashboard ${place.en}: letters, digits, \`_\` and \`-\`. Empty: it is not offered.`,
});

export const dashboards = {
  'analytics.names.summary': {
    name: { fr: 'Tableau de bord de synthèse', en: 'Dashboard of the summary' },
    meaning: named({ fr: 'de la page Statistiques et de l’accueil', en: 'of the statistics and of the home page' }),
    example: 'summary-54',
  },
  'analytics.names.hitchhiker': {
    name: { fr: 'Tableau de bord des autostoppeurs', en: 'Dashboard of hitchhikers' },
    meaning: named({ fr: 'des autostoppeurs', en: 'of hitchhikers' }),
    example: 'hitchhiker-54',
  },
  'analytics.names.community': {
    name: { fr: 'Tableau de bord d’une communauté', en: 'Dashboard of a community' },
    meaning: named({ fr: 'd’une communauté', en: 'of a community' }),
    example: 'community-54',
  },
  'analytics.names.solidaryCarpool': {
    name: { fr: 'Tableau de bord du covoiturage solidaire', en: 'Dashboard of solidary carpooling' },
    meaning: named({ fr: 'du covoiturage solidaire', en: 'of solidary carpooling' }),
    example: 'solidary-carpool-54',
  },
  'analytics.views': {
    name: { fr: 'Autres tableaux de bord', en: 'Further dashboards' },
    meaning: {
      fr: 'Tableaux de bord proposés à côté de la synthèse : `name` sur la plateforme, intitulés `fr` et `en`, et `periodicities` parmi `daily`, `monthly` et `yearly` (toutes si absent).',
      en: 'Dashboards offered beside the summary: `name` on the platform, labels `fr` and `en`, and `periodicities` among `daily`, `monthly` and `yearly` (all if absent).',
    },
    example: [{ name: 'journeys', fr: 'Trajets', en: 'Journeys', periodicities: ['monthly', 'yearly'] }],
  },
  'analytics.hosts': {
    name: { fr: 'Hôtes des tableaux de bord', en: 'Hosts of dashboards' },
    meaning: {
      fr: 'Hôtes dont les tableaux de bord sont affichés, avec le port s’il n’est pas celui d’usage. Sans aucun, une application installée n’en affiche pas et dit quel hôte nommer ; lancée depuis ses sources, elle prend le premier rencontré et demande avant un autre.',
      en: 'Hosts from which dashboards are shown, with the port if not the default. Without any, an installed application shows none and says which host to name; run from source, it takes the first one met and asks before another.',
    },
    example: ['dashboards.example.org'],
  },
} satisfies Partial<AllTexts>;
