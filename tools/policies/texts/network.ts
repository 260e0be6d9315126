import { type AllTexts, none } from './types.ts';

export const network = {
  network: {
    name: { fr: 'Réseau', en: 'Network' },
    meaning: {
      fr: 'Réseau qui porte les requêtes. `system` quand le proxy demande une connexion Negotiate ou NTLM, ou qu’il est de type SOCKS : seul le système sait s’y connecter. `clientCertificate` est alors sans effet.',
      en: 'Network that carries the requests. `system` where the proxy wants Negotiate or NTLM, or is of SOCKS: only the system can sign in there. `clientCertificate` has no effect then.',
    },
    choices: {
      node: { fr: 'Celui de l’application', en: 'That of the application' },
      system: { fr: 'Celui du système (Negotiate, NTLM, SOCKS)', en: 'That of the system (Negotiate, NTLM, SOCKS)' },
    },
    example: 'system',
  },
  'clientCertificate.file': {
    name: { fr: 'Certificat client', en: 'Client certificate' },
    meaning: {
      fr: 'Certificat et clé, présentés au seul hôte de l’API quand il le demande : fichier PKCS#12 (`.p12`, `.pfx`) ou PEM, par son chemin complet sur cet ordinateur. Seul son utilisateur devrait pouvoir le lire.',
      en: 'Certificate and key, shown to the host of the API alone, when it asks: a file of PKCS#12 (`.p12`, `.pfx`) or PEM, by its full path on this computer. It should be readable by its user alone.',
    },
    unset: none,
    example: 'C:\\ProgramData\\Escale\\client.p12',
    exampleOnMac: '/Library/Application Support/Escale/client.p12',
  },
  'clientCertificate.passphraseFile': {
    name: { fr: 'Phrase secrète du certificat client', en: 'Passphrase of the client certificate' },
    meaning: {
      fr: 'Fichier dont la première ligne est la phrase secrète de `clientCertificate.file`, par son chemin complet sur cet ordinateur. Seul son utilisateur devrait pouvoir le lire. Sans effet sans `clientCertificate.file`.',
      en: 'File whose first line is the passphrase of `clientCertificate.file`, by its full path on this computer. It should be readable by its user alone. Of no use without `clientCertificate.file`.',
    },
    unset: none,
    example: 'C:\\ProgramData\\Escale\\client.txt',
    exampleOnMac: '/Library/Application Support/Escale/client.txt',
  },
} satisfies Partial<AllTexts>;
