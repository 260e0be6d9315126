import type { AllTexts } from './types.ts';

export const platform = {
  apiBaseUrl: {
    name: { fr: 'Adresse de la plateforme', en: 'Address of the platform' },
    meaning: {
      fr: 'Adresse de l’API de la plateforme, en https (http pour cet ordinateur seulement), sans nom d’utilisateur, ni requête (`?`), ni fragment (`#`). Une adresse refusée n’est jamais remplacée par celle d’une source moins prioritaire : personne ne peut alors se connecter.',
      en: 'Address of the platform’s API, https (http for this computer only), without user, query (`?`) or fragment (`#`). An address that is refused is never replaced by that of a lower source: nobody can sign in then.',
    },
    unset: { fr: 'aucune (voir `training`)', en: 'none (see `training`)' },
    example: 'https://api.example.org',
  },
  training: {
    name: { fr: 'Plateforme d’entraînement', en: 'Training platform' },
    meaning: {
      fr: 'Indique si l’application travaille sur des données inventées quand elle n’a pas d’`apiBaseUrl`. Sinon personne ne peut se connecter, et la page de connexion dit ce qui manque et qui appeler.',
      en: 'Whether the application works on invented data when it has no `apiBaseUrl`. Where it does not, nobody can sign in, and the sign-in page says what is missing and whom to call.',
    },
    unset: {
      fr: '`false` une fois installée, `true` lancée depuis ses sources',
      en: '`false` once installed, `true` when run from source',
    },
    example: false,
  },
  platformName: {
    name: { fr: 'Nom de la plateforme', en: 'Name of the platform' },
    meaning: {
      fr: 'Nom affiché à l’accueil et avant l’envoi d’un import.',
      en: 'Name shown in the welcome and before an import is sent.',
    },
    example: 'Mobilités 54',
  },
  supportContact: {
    name: { fr: 'Contact de l’assistance', en: 'Support contact' },
    meaning: {
      fr: 'Qui appeler : texte affiché tel quel partout où quelque chose échoue, après un plantage et dans « Aide › À propos » ; les numéros de téléphone, e-mails et adresses https deviennent des liens.',
      en: 'Whom to call: shown as it is wherever something fails, in the dialogs of a crash and in “Help › About”; telephone numbers, e-mails and https addresses become links.',
    },
    unset: { fr: 'aucun (rien n’est affiché)', en: 'none (nothing is shown)' },
    example: 'Support, 03 83 00 00 00, support@example.org',
  },
  platformLanguage: {
    name: { fr: 'Langue des textes de la plateforme', en: 'Language of the platform’s texts' },
    meaning: {
      fr: 'Langue dans laquelle la plateforme conserve ses textes : deux lettres (ISO 639-1). Une personne dont le profil est dans une autre langue peut lire les articles, mais pas les modifier, car une modification remplacerait l’original par la traduction.',
      en: 'Language in which the platform keeps its texts: two letters (ISO 639-1). A person whose profile has another one can read articles and not change them, since a change would write the translation over the original.',
    },
    example: 'fr',
  },
  phoneCountries: {
    name: { fr: 'Pays des numéros de téléphone', en: 'Countries of telephone numbers' },
    meaning: {
      fr: 'Pays dont les numéros de téléphone sont acceptés sans indicatif : deux lettres majuscules (ISO 3166-1), au moins un pays ; le premier est proposé par défaut.',
      en: 'Countries whose telephone numbers are accepted without a prefix: two capital letters (ISO 3166-1), at least one country; the first one is the default.',
    },
    example: ['FR', 'BE'],
  },
} satisfies Partial<AllTexts>;
