import type { RouteName } from '#shared/routes.ts';

interface ExpectedTexts {
  title: string;
  crumbs: string[];
}

/** The table of addresses, titles and breadcrumbs (docs/screens/01-shell-home.md §2), written out by hand. */
export const expectedRoutes: Partial<Record<RouteName, { at: string; fr: ExpectedTexts; en: ExpectedTexts }>> = {
  login: {
    at: '/login',
    fr: { title: 'Connexion', crumbs: [] },
    en: { title: 'Sign in', crumbs: [] },
  },
  home: {
    at: '/',
    fr: { title: 'Accueil', crumbs: ['Accueil'] },
    en: { title: 'Home', crumbs: ['Home'] },
  },
  analytics: {
    at: '/analytics',
    fr: { title: 'Statistiques', crumbs: ['Statistiques'] },
    en: { title: 'Statistics', crumbs: ['Statistics'] },
  },
  users: {
    at: '/users',
    fr: { title: 'Utilisateurs', crumbs: ['Utilisateurs'] },
    en: { title: 'Users', crumbs: ['Users'] },
  },
  users_create: {
    at: '/users/create',
    fr: { title: 'Créer un utilisateur', crumbs: ['Utilisateurs', 'Créer'] },
    en: { title: 'Create a user', crumbs: ['Users', 'Create'] },
  },
  users_import: {
    at: '/users/import',
    fr: { title: 'Importer des utilisateurs', crumbs: ['Utilisateurs', 'Importer'] },
    en: { title: 'Import users', crumbs: ['Users', 'Import'] },
  },
  users_identities: {
    at: '/users/identities',
    fr: { title: 'Identités à vérifier', crumbs: ['Utilisateurs', 'Identités à vérifier'] },
    en: { title: 'Identities to check', crumbs: ['Users', 'Identities to check'] },
  },
  users_show: {
    at: '/users/show/5',
    fr: { title: 'Fiche utilisateur', crumbs: ['Utilisateurs', 'Fiche'] },
    en: { title: 'User details', crumbs: ['Users', 'Details'] },
  },
  users_edit: {
    at: '/users/5',
    fr: { title: 'Modifier l’utilisateur', crumbs: ['Utilisateurs', 'Modifier'] },
    en: { title: 'Edit user', crumbs: ['Users', 'Edit'] },
  },
  hitchhikers: {
    at: '/hitchhikers',
    fr: { title: 'Autostoppeurs', crumbs: ['Autostoppeurs'] },
    en: { title: 'Hitchhikers', crumbs: ['Hitchhikers'] },
  },
  hitchhikers_create: {
    at: '/hitchhikers/create',
    fr: { title: 'Créer un autostoppeur', crumbs: ['Autostoppeurs', 'Créer'] },
    en: { title: 'Create a hitchhiker', crumbs: ['Hitchhikers', 'Create'] },
  },
  hitchhikers_show: {
    at: '/hitchhikers/show/5',
    fr: { title: 'Fiche autostoppeur', crumbs: ['Autostoppeurs', 'Fiche'] },
    en: { title: 'Hitchhiker details', crumbs: ['Hitchhikers', 'Details'] },
  },
  hitchhikers_queue: {
    at: '/hitchhikers/queue',
    fr: { title: 'File des autostoppeurs', crumbs: ['Autostoppeurs', 'File'] },
    en: { title: 'Queue of hitchhikers', crumbs: ['Hitchhikers', 'Queue'] },
  },
  hitchhikers_dashboard: {
    at: '/hitchhikers/dashboard',
    fr: { title: 'Tableau de bord autostop', crumbs: ['Autostoppeurs', 'Tableau de bord'] },
    en: { title: 'Hitchhiking dashboard', crumbs: ['Hitchhikers', 'Dashboard'] },
  },
  hitchhikers_edit: {
    at: '/hitchhikers/5',
    fr: { title: 'Modifier l’autostoppeur', crumbs: ['Autostoppeurs', 'Modifier'] },
    en: { title: 'Edit hitchhiker', crumbs: ['Hitchhikers', 'Edit'] },
  },
  campaigns: {
    at: '/campaigns',
    fr: { title: 'Campagnes', crumbs: ['Campagnes'] },
    en: { title: 'Campaigns', crumbs: ['Campaigns'] },
  },
  campaigns_create: {
    at: '/campaigns/create',
    fr: { title: 'Créer une campagne', crumbs: ['Campagnes', 'Créer'] },
    en: { title: 'Create a campaign', crumbs: ['Campaigns', 'Create'] },
  },
  campaigns_show: {
    at: '/campaigns/show/5',
    fr: { title: 'Fiche campagne', crumbs: ['Campagnes', 'Fiche'] },
    en: { title: 'Campaign details', crumbs: ['Campaigns', 'Details'] },
  },
  campaigns_edit: {
    at: '/campaigns/5',
    fr: { title: 'Modifier la campagne', crumbs: ['Campagnes', 'Modifier'] },
    en: { title: 'Edit campaign', crumbs: ['Campaigns', 'Edit'] },
  },
  campaigns_letter: {
    at: '/campaigns/letter/5',
    fr: { title: 'Préparer une lettre', crumbs: ['Campagnes', 'Lettre'] },
    en: { title: 'Prepare a letter', crumbs: ['Campaigns', 'Letter'] },
  },
  campaigns_send: {
    at: '/campaigns/send/5',
    fr: { title: 'Envoyer la campagne', crumbs: ['Campagnes', 'Envoyer'] },
    en: { title: 'Send campaign', crumbs: ['Campaigns', 'Send'] },
  },
  communities: {
    at: '/communities',
    fr: { title: 'Communautés', crumbs: ['Communautés'] },
    en: { title: 'Communities', crumbs: ['Communities'] },
  },
  communities_create: {
    at: '/communities/create',
    fr: { title: 'Créer une communauté', crumbs: ['Communautés', 'Créer'] },
    en: { title: 'Create a community', crumbs: ['Communities', 'Create'] },
  },
  communities_show: {
    at: '/communities/show/5',
    fr: { title: 'Fiche communauté', crumbs: ['Communautés', 'Fiche'] },
    en: { title: 'Community details', crumbs: ['Communities', 'Details'] },
  },
  communities_edit: {
    at: '/communities/5',
    fr: { title: 'Modifier la communauté', crumbs: ['Communautés', 'Modifier'] },
    en: { title: 'Edit community', crumbs: ['Communities', 'Edit'] },
  },
  communities_users_import: {
    at: '/communities/users/import',
    fr: { title: 'Importer des membres', crumbs: ['Communautés', 'Importer des membres'] },
    en: { title: 'Import members', crumbs: ['Communities', 'Import members'] },
  },
  communities_dashboard: {
    at: '/communities/5/dashboard',
    fr: { title: 'Tableau de bord de la communauté', crumbs: ['Communautés', 'Tableau de bord'] },
    en: { title: 'Community dashboard', crumbs: ['Communities', 'Dashboard'] },
  },
  events: {
    at: '/events',
    fr: { title: 'Événements', crumbs: ['Événements'] },
    en: { title: 'Events', crumbs: ['Events'] },
  },
  events_create: {
    at: '/events/create',
    fr: { title: 'Créer un événement', crumbs: ['Événements', 'Créer'] },
    en: { title: 'Create an event', crumbs: ['Events', 'Create'] },
  },
  events_show: {
    at: '/events/show/5',
    fr: { title: 'Fiche événement', crumbs: ['Événements', 'Fiche'] },
    en: { title: 'Event details', crumbs: ['Events', 'Details'] },
  },
  events_edit: {
    at: '/events/5',
    fr: { title: 'Modifier l’événement', crumbs: ['Événements', 'Modifier'] },
    en: { title: 'Edit event', crumbs: ['Events', 'Edit'] },
  },
  articles: {
    at: '/articles',
    fr: { title: 'Articles', crumbs: ['Articles'] },
    en: { title: 'Articles', crumbs: ['Articles'] },
  },
  articles_create: {
    at: '/articles/create',
    fr: { title: 'Créer un article', crumbs: ['Articles', 'Créer'] },
    en: { title: 'Create an article', crumbs: ['Articles', 'Create'] },
  },
  articles_show: {
    at: '/articles/show/5',
    fr: { title: 'Fiche article', crumbs: ['Articles', 'Fiche'] },
    en: { title: 'Article details', crumbs: ['Articles', 'Details'] },
  },
  articles_edit: {
    at: '/articles/5',
    fr: { title: 'Modifier l’article', crumbs: ['Articles', 'Modifier'] },
    en: { title: 'Edit article', crumbs: ['Articles', 'Edit'] },
  },
  editorials: {
    at: '/editorials',
    fr: { title: 'Éditoriaux', crumbs: ['Éditoriaux'] },
    en: { title: 'Editorials', crumbs: ['Editorials'] },
  },
  editorials_create: {
    at: '/editorials/create',
    fr: { title: 'Créer un éditorial', crumbs: ['Éditoriaux', 'Créer'] },
    en: { title: 'Create an editorial', crumbs: ['Editorials', 'Create'] },
  },
  editorials_show: {
    at: '/editorials/show/5',
    fr: { title: 'Fiche éditorial', crumbs: ['Éditoriaux', 'Fiche'] },
    en: { title: 'Editorial details', crumbs: ['Editorials', 'Details'] },
  },
  editorials_edit: {
    at: '/editorials/5',
    fr: { title: 'Modifier l’éditorial', crumbs: ['Éditoriaux', 'Modifier'] },
    en: { title: 'Edit editorial', crumbs: ['Editorials', 'Edit'] },
  },
  relaypoints: {
    at: '/relaypoints',
    fr: { title: 'Points relais', crumbs: ['Points relais'] },
    en: { title: 'Relay points', crumbs: ['Relay points'] },
  },
  relaypoints_create: {
    at: '/relaypoints/create',
    fr: { title: 'Créer un point relais', crumbs: ['Points relais', 'Créer'] },
    en: { title: 'Create a relay point', crumbs: ['Relay points', 'Create'] },
  },
  relaypoints_show: {
    at: '/relaypoints/show/5',
    fr: { title: 'Fiche point relais', crumbs: ['Points relais', 'Fiche'] },
    en: { title: 'Relay point details', crumbs: ['Relay points', 'Details'] },
  },
  relaypoints_edit: {
    at: '/relaypoints/5',
    fr: { title: 'Modifier le point relais', crumbs: ['Points relais', 'Modifier'] },
    en: { title: 'Edit relay point', crumbs: ['Relay points', 'Edit'] },
  },
  relaypoints_import: {
    at: '/relaypoints/import',
    fr: { title: 'Importer des points relais', crumbs: ['Points relais', 'Importer'] },
    en: { title: 'Import relay points', crumbs: ['Relay points', 'Import'] },
  },
  relaypointtypes: {
    at: '/relaypointtypes',
    fr: { title: 'Types de points relais', crumbs: ['Paramètres', 'Types de points relais'] },
    en: { title: 'Relay point types', crumbs: ['Settings', 'Relay point types'] },
  },
  relaypointtypes_create: {
    at: '/relaypointtypes/create',
    fr: { title: 'Créer un type', crumbs: ['Paramètres', 'Types de points relais', 'Créer'] },
    en: { title: 'Create a type', crumbs: ['Settings', 'Relay point types', 'Create'] },
  },
  relaypointtypes_show: {
    at: '/relaypointtypes/show/5',
    fr: { title: 'Fiche type', crumbs: ['Paramètres', 'Types de points relais', 'Fiche'] },
    en: { title: 'Type details', crumbs: ['Settings', 'Relay point types', 'Details'] },
  },
  relaypointtypes_edit: {
    at: '/relaypointtypes/5',
    fr: { title: 'Modifier le type', crumbs: ['Paramètres', 'Types de points relais', 'Modifier'] },
    en: { title: 'Edit type', crumbs: ['Settings', 'Relay point types', 'Edit'] },
  },
  solidarybeneficiaries: {
    at: '/solidarybeneficiaries',
    fr: { title: 'Bénéficiaires', crumbs: ['Solidaire', 'Bénéficiaires'] },
    en: { title: 'Beneficiaries', crumbs: ['Solidary', 'Beneficiaries'] },
  },
  solidarybeneficiaries_show: {
    at: '/solidarybeneficiaries/show/5',
    fr: { title: 'Fiche bénéficiaire', crumbs: ['Solidaire', 'Bénéficiaires', 'Fiche'] },
    en: { title: 'Beneficiary details', crumbs: ['Solidary', 'Beneficiaries', 'Details'] },
  },
  solidarybeneficiaries_edit: {
    at: '/solidarybeneficiaries/5',
    fr: { title: 'Modifier le bénéficiaire', crumbs: ['Solidaire', 'Bénéficiaires', 'Modifier'] },
    en: { title: 'Edit beneficiary', crumbs: ['Solidary', 'Beneficiaries', 'Edit'] },
  },
  solidaryvolunteers: {
    at: '/solidaryvolunteers',
    fr: { title: 'Transporteurs bénévoles', crumbs: ['Solidaire', 'Transporteurs bénévoles'] },
    en: { title: 'Volunteer drivers', crumbs: ['Solidary', 'Volunteer drivers'] },
  },
  solidaryvolunteers_planner: {
    at: '/solidaryvolunteers/planner',
    fr: { title: 'Planning des bénévoles', crumbs: ['Solidaire', 'Transporteurs bénévoles', 'Planning'] },
    en: { title: 'Volunteer planner', crumbs: ['Solidary', 'Volunteer drivers', 'Planner'] },
  },
  solidaryvolunteers_show: {
    at: '/solidaryvolunteers/show/5',
    fr: { title: 'Fiche bénévole', crumbs: ['Solidaire', 'Transporteurs bénévoles', 'Fiche'] },
    en: { title: 'Volunteer details', crumbs: ['Solidary', 'Volunteer drivers', 'Details'] },
  },
  solidaryvolunteers_edit: {
    at: '/solidaryvolunteers/5',
    fr: { title: 'Disponibilités du bénévole', crumbs: ['Solidaire', 'Transporteurs bénévoles', 'Modifier'] },
    en: { title: 'Volunteer availability', crumbs: ['Solidary', 'Volunteer drivers', 'Edit'] },
  },
  solidaryrecords: {
    at: '/solidaryrecords',
    fr: { title: 'Demandes solidaires', crumbs: ['Solidaire', 'Demandes solidaires'] },
    en: { title: 'Solidary records', crumbs: ['Solidary', 'Solidary records'] },
  },
  solidaryrecords_create: {
    at: '/solidaryrecords/create',
    fr: { title: 'Nouvelle demande', crumbs: ['Solidaire', 'Demandes solidaires', 'Créer'] },
    en: { title: 'New record', crumbs: ['Solidary', 'Solidary records', 'Create'] },
  },
  solidaryrecords_show: {
    at: '/solidaryrecords/show/5',
    fr: { title: 'Demande', crumbs: ['Solidaire', 'Demandes solidaires', 'Fiche'] },
    en: { title: 'Record', crumbs: ['Solidary', 'Solidary records', 'Details'] },
  },
  solidaryrecords_edit: {
    at: '/solidaryrecords/5',
    fr: { title: 'Modifier la demande', crumbs: ['Solidaire', 'Demandes solidaires', 'Modifier'] },
    en: { title: 'Edit record', crumbs: ['Solidary', 'Solidary records', 'Edit'] },
  },
  solidarystructures: {
    at: '/solidarystructures',
    fr: { title: 'Structures accompagnantes', crumbs: ['Solidaire', 'Structures accompagnantes'] },
    en: { title: 'Structures', crumbs: ['Solidary', 'Structures'] },
  },
  solidarystructures_create: {
    at: '/solidarystructures/create',
    fr: { title: 'Nouvelle structure', crumbs: ['Solidaire', 'Structures accompagnantes', 'Créer'] },
    en: { title: 'New structure', crumbs: ['Solidary', 'Structures', 'Create'] },
  },
  solidarystructures_show: {
    at: '/solidarystructures/show/5',
    fr: { title: 'Structure', crumbs: ['Solidaire', 'Structures accompagnantes', 'Fiche'] },
    en: { title: 'Structure', crumbs: ['Solidary', 'Structures', 'Details'] },
  },
  solidarystructures_edit: {
    at: '/solidarystructures/5',
    fr: { title: 'Modifier la structure', crumbs: ['Solidaire', 'Structures accompagnantes', 'Modifier'] },
    en: { title: 'Edit structure', crumbs: ['Solidary', 'Structures', 'Edit'] },
  },
  solidary_analytics_carpool: {
    at: '/solidary/analytics/carpool',
    fr: { title: 'Covoiturage solidaire\u00a0: analyse', crumbs: ['Solidaire', 'Covoiturage solidaire : analyse'] },
    en: { title: 'Solidary carpool analytics', crumbs: ['Solidary', 'Carpool analytics'] },
  },
};
