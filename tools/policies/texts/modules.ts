import type { AllTexts } from './types.ts';

export const modules = {
  'modules.analytics': {
    name: { fr: 'Statistiques', en: 'Statistics' },
    meaning: {
      fr: 'Tableaux de bord de la plateforme : la page Statistiques, l’accueil, les communautés. Leurs noms et leurs hôtes se règlent par `analytics`.',
      en: 'Dashboards of the platform: the page of statistics, the home page, communities. Their names and hosts are set by `analytics`.',
    },
    example: true,
  },
  'modules.hitchhiking': {
    name: { fr: 'Autostoppeurs', en: 'Hitchhikers' },
    meaning: {
      fr: 'Liste des autostoppeurs, avec ses colonnes et ses filtres.',
      en: 'List of hitchhikers, with their columns and filters.',
    },
    example: true,
  },
  'modules.campaign': {
    name: { fr: 'Campagnes', en: 'Campaigns' },
    meaning: {
      fr: 'Campagnes d’e-mails, et envoi d’un e-mail à des personnes choisies dans une liste.',
      en: 'Campaigns of e-mails, and writing to people chosen in a list.',
    },
    example: true,
  },
  'modules.community': {
    name: { fr: 'Communautés', en: 'Communities' },
    meaning: {
      fr: 'Communautés et leurs membres, avec leurs colonnes et filtres dans les autres listes.',
      en: 'Communities and their members, with their columns and filters in other lists.',
    },
    example: true,
  },
  'modules.event': {
    name: { fr: 'Événements', en: 'Events' },
    meaning: { fr: 'Liste et pages des événements.', en: 'List and pages of events.' },
    example: true,
  },
  'modules.editorial': {
    name: { fr: 'Éditoriaux', en: 'Editorials' },
    meaning: {
      fr: 'Liste et pages des éditoriaux du site public.',
      en: 'List and pages of the public site’s editorials.',
    },
    example: true,
  },
  'modules.solidary': {
    name: { fr: 'Solidaire', en: 'Solidary' },
    meaning: {
      fr: 'Demandes solidaires, bénéficiaires et structures accompagnantes.',
      en: 'Solidary records, beneficiaries and structures.',
    },
    example: true,
  },
  'modules.solidaryTransport': {
    name: { fr: 'Transport solidaire', en: 'Solidary transport' },
    meaning: {
      fr: 'Transporteurs bénévoles, dans les structures qui proposent le transport. Demande aussi `modules.solidary`.',
      en: 'Volunteer drivers, in structures that offer transport. Needs `modules.solidary` as well.',
    },
    example: true,
  },
  'modules.export': {
    name: { fr: 'Exports', en: 'Exports' },
    meaning: { fr: 'Exports des listes dans des fichiers.', en: 'Exports of lists into files.' },
    example: true,
  },
  'modules.externalJourneys': {
    name: { fr: 'Trajets externes', en: 'External journeys' },
    meaning: {
      fr: 'Recherche de trajets chez d’autres services depuis une demande solidaire. Demande aussi `modules.solidary`.',
      en: 'Search for journeys at other services from a solidary record. Needs `modules.solidary` as well.',
    },
    example: true,
  },
  'modules.minorProtection': {
    name: { fr: 'Protection des mineurs', en: 'Protection of minors' },
    meaning: {
      fr: 'Consentement parental : e-mail du responsable légal dans le formulaire d’une personne mineure, et colonne des consentements.',
      en: 'Parental consent: the guardian’s e-mail in the form of a minor, and the column of consents.',
    },
    example: true,
  },
  'modules.toolboxEdit': {
    name: { fr: 'Boîte à outils', en: 'Toolbox' },
    meaning: {
      fr: 'Entrée « Boîte à outils » dans les articles et la palette, qui ouvre l’article intitulé TOOLBOX.',
      en: 'Entry “Toolbox” in the articles and the palette, which opens the article whose title is TOOLBOX.',
    },
    example: true,
  },
  'modules.utcTime': {
    name: { fr: 'Heures en UTC', en: 'Times in UTC' },
    meaning: {
      fr: 'Sans effet : les dates s’affichent toujours à l’heure de l’ordinateur. Le réglage reste accepté.',
      en: 'Has no effect: dates are always shown in the computer’s time. The setting is still accepted.',
    },
    example: true,
  },
  'modules.adminButton': {
    name: { fr: 'Espace d’administration externe', en: 'External admin space' },
    meaning: {
      fr: 'Bouton de l’accueil qui ouvre `adminUrl` dans le navigateur.',
      en: 'Button of the home page that opens `adminUrl` in the browser.',
    },
    example: true,
  },
  'modules.kibanaDisplay': {
    name: { fr: 'Outil externe de tableaux de bord', en: 'External dashboard tool' },
    meaning: {
      fr: 'Bouton de l’accueil qui ouvre `kibanaUrl` dans le navigateur, avec les identifiants que la plateforme donne pour cet outil.',
      en: 'Button of the home page that opens `kibanaUrl` in the browser, with the logins that the platform gives for that tool.',
    },
    example: true,
  },
  'modules.loginDelegate': {
    name: { fr: 'Connexion en tant qu’une autre personne', en: 'Signing in as another person' },
    meaning: {
      fr: 'Action « Se connecter en tant que… » sur une personne, qui ouvre `loginDelegateUrl` dans le navigateur.',
      en: 'Action “Sign in as…” of a person, which opens `loginDelegateUrl` in the browser.',
    },
    example: true,
  },
  eventDescriptionRequired: {
    name: { fr: 'Résumé d’un événement obligatoire', en: 'Summary of an event required' },
    meaning: { fr: 'Un événement ne s’enregistre pas sans résumé.', en: 'An event is not saved without a summary.' },
    example: true,
  },
  eventCommunityRequired: {
    name: { fr: 'Communauté d’un événement obligatoire', en: 'Community of an event required' },
    meaning: {
      fr: 'Un événement ne s’enregistre pas sans communauté.',
      en: 'An event is not saved without a community.',
    },
    example: true,
  },
} satisfies Partial<AllTexts>;
