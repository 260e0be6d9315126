import { type AllTexts, none } from './types.ts';

export const links = {
  externalLoginUrl: {
    name: { fr: 'Page de connexion de l’organisme', en: 'The organisation’s sign-in page' },
    meaning: {
      fr: 'Adresse https qu’un bouton de la page de connexion ouvre dans le navigateur.',
      en: 'Address, https, that a button of the sign-in page opens in the browser.',
    },
    unset: none,
    example: 'https://login.example.org',
  },
  loginDelegateUrl: {
    name: {
      fr: 'Adresse pour se connecter en tant qu’une autre personne',
      en: 'Address for signing in as another person',
    },
    meaning: {
      fr: 'Adresse https ouverte dans le navigateur ; `{operator}` et `{user}` y sont remplacés par les deux e-mails. Demande aussi `modules.loginDelegate`.',
      en: 'Address, https, opened in the browser; `{operator}` and `{user}` in it are replaced by the two e-mails. Needs `modules.loginDelegate` as well.',
    },
    unset: none,
    example: 'https://www.example.org/delegate?from={operator}&to={user}',
  },
  adminUrl: {
    name: { fr: 'Adresse de l’espace d’administration externe', en: 'Address of the external admin space' },
    meaning: {
      fr: 'Adresse https ouverte dans le navigateur. Demande aussi `modules.adminButton`.',
      en: 'Address, https, opened in the browser. Needs `modules.adminButton` as well.',
    },
    unset: none,
    example: 'https://admin.example.org',
  },
  kibanaUrl: {
    name: { fr: 'Adresse de l’outil externe de tableaux de bord', en: 'Address of the external dashboard tool' },
    meaning: {
      fr: 'Adresse https ouverte dans le navigateur. Demande aussi `modules.kibanaDisplay`.',
      en: 'Address, https, opened in the browser. Needs `modules.kibanaDisplay` as well.',
    },
    unset: none,
    example: 'https://kibana.example.org',
  },
  publicSiteUrl: {
    name: { fr: 'Site public', en: 'Public site' },
    meaning: {
      fr: 'Adresse https du site de covoiturage, pour ouvrir la page publique d’un événement ou d’un éditorial. Ses images sont affichées.',
      en: 'Address, https, of the carpooling site, to open the public page of an event or an editorial. Its pictures are shown.',
    },
    unset: none,
    example: 'https://www.example.org',
  },
} satisfies Partial<AllTexts>;
