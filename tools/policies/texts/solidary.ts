import type { AllTexts } from './types.ts';

export const solidary = {
  'solidary.staleDays': {
    name: { fr: 'Jours sans action', en: 'Days without action' },
    meaning: {
      fr: 'Nombre de jours sans action au-delà desquels une demande ouverte est signalée dans sa liste.',
      en: 'Days without action above which an open record is marked in its list.',
    },
    example: 14,
  },
  'solidary.encryptedDrafts': {
    name: { fr: 'Brouillons chiffrés', en: 'Encrypted drafts' },
    meaning: {
      fr: 'Indique si ce qui est saisi pendant un appel est conservé sur cet ordinateur, chiffré par une clé du trousseau ; sinon en mémoire seulement.',
      en: 'Whether what is typed during a call is kept on this computer, encrypted under a key of the keychain; otherwise in memory only.',
    },
    example: false,
  },
  'solidary.proofFile.maxBytes': {
    name: { fr: 'Taille maximale d’un justificatif', en: 'Largest file of a proof' },
    meaning: {
      fr: 'Taille maximale d’un fichier de justificatif envoyé, en octets. La plateforme n’annonce pas de limite ; son serveur web en a une.',
      en: 'Largest file of a proof that is sent, in bytes. The platform states no limit; its web server has one.',
    },
    example: 10_485_760,
  },
} satisfies Partial<AllTexts>;
