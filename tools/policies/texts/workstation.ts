import { type AllTexts, none } from './types.ts';

export const workstation = {
  idleLimit: {
    name: { fr: 'Délai d’inactivité', en: 'Time without input' },
    meaning: {
      fr: 'Nombre de secondes sans activité avant la fin de la session. Pendant l’envoi d’un import, la fenêtre se verrouille à la place, jusqu’à ce que la personne saisisse son mot de passe.',
      en: 'Seconds without input before the session ends. While an import is sent the window is locked instead, until the person types their password.',
    },
    example: 1800,
  },
  keepSession: {
    name: { fr: 'Conserver la session', en: 'Keep the session' },
    meaning: {
      fr: 'Indique si la session reste ouverte après la fermeture de la fenêtre. `false` sur les ordinateurs partagés : chaque démarrage demande le mot de passe, rien n’est confié au trousseau, et les brouillons prennent fin avec l’application.',
      en: 'Whether a session outlives the window. `false` on shared computers: each start asks for the password, nothing goes to the keychain, and drafts end with the application.',
    },
    example: false,
  },
  theme: {
    name: { fr: 'Thème', en: 'Theme' },
    meaning: {
      fr: 'Thème au premier démarrage : chaque personne peut en choisir un autre.',
      en: 'Theme at the first start: each person may choose another one.',
    },
    choices: {
      light: { fr: 'Clair', en: 'Light' },
      dark: { fr: 'Sombre', en: 'Dark' },
      system: { fr: 'Celui du système', en: 'That of the system' },
    },
    example: 'system',
  },
  locale: {
    name: { fr: 'Langue', en: 'Language' },
    meaning: {
      fr: 'Langue au premier démarrage : chaque personne peut choisir l’autre.',
      en: 'Language at the first start: each person may choose the other one.',
    },
    choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
    example: 'fr',
  },
  hardwareAcceleration: {
    name: { fr: 'Accélération graphique', en: 'Hardware acceleration' },
    meaning: {
      fr: 'Indique si la carte graphique dessine la fenêtre. `false` là où elle est émulée ou partagée (bureaux à distance, machines virtuelles).',
      en: 'Whether the window is drawn by the graphics card. `false` where it is emulated or shared (remote desktops, virtual machines).',
    },
    example: false,
  },
  'updates.address': {
    name: { fr: 'Fichier des versions', en: 'File of versions' },
    meaning: {
      fr: 'Adresse https (http pour cet ordinateur seulement), sans paramètre, d’un fichier JSON qui nomme la dernière version, lu au plus une fois par jour. Une version plus récente est signalée dans le menu du compte, dans « À propos » et par la vérification du poste ; rien n’est téléchargé. Sans elle, rien n’est demandé.',
      en: 'Address, https (http for this computer only), without query, of a JSON file that names the newest version, read once a day at most. A newer one is told in the menu of the account, in “About” and by the check of the computer; nothing is downloaded. Without it, nobody is asked.',
    },
    unset: none,
    example: 'https://www.example.org/escale/updates.json',
  },
} satisfies Partial<AllTexts>;
