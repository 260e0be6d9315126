import type { CheckTexts } from './texts.en.ts';

/** French texts of the check. */
export const fr: CheckTexts = {
  titles: {
    package: 'Paquet',
    integrity: 'Protection du paquet',
    updates: 'Version plus récente',
    settings: 'Réglages',
    proxy: 'Proxy',
    name: 'Nom de la plateforme',
    certificate: 'Certificat',
    platform: 'Plateforme',
    clock: 'Horloge',
    keychain: 'Trousseau',
    folders: 'Dossiers',
    space: 'Espace libre',
  },
  names: {
    policy: 'stratégie',
    managed: 'fichier de configuration de cet ordinateur',
    installer: 'installation',
    packaged: 'configuration livrée avec l’application',
    ESCALE_CONFIG: 'ESCALE_CONFIG',
    ESCALE_API_BASE_URL: 'ESCALE_API_BASE_URL',
    data: 'données',
    logs: 'journaux',
    temporary: 'fichiers temporaires',
  },
  problem: '{key} ({source}) : {reason}',
  sourceProblem: '{source} : {reason}',
  separator: ' ; ',
  reasons: {
    late: {
      detail: 'Pas de réponse en {seconds} s.',
      advice:
        'Vérifiez de nouveau ; si cela se reproduit, envoyez le diagnostic à la personne qui gère cet ordinateur.',
    },
    broken: {
      detail: 'Ce point n’a pas pu être vérifié ({code}).',
      advice:
        'Vérifiez de nouveau ; si cela se reproduit, envoyez le diagnostic à la personne qui gère cet ordinateur.',
    },
    training: { detail: 'Entraînement : rien ne sort de cet ordinateur.' },
    noAddress: { detail: 'Aucune plateforme n’est configurée.', advice: 'Corrigez d’abord les réglages.' },
    depends: {
      detail: 'Impossible à dire : la plateforme n’a pas été jointe.',
      advice: 'Corrigez d’abord les autres lignes.',
    },
    'package.source': { detail: 'Version {version}, lancée depuis les sources : il n’y a pas de paquet.' },
    'package.signed': { detail: 'Version {version} ; la signature de son éditeur est valide.' },
    'package.unchanged': {
      detail:
        'Version {version} ; tous les fichiers sont tels que dpkg les a installés. Les paquets pour Linux ne sont pas signés.',
    },
    'package.unsigned': {
      detail: 'Version {version} ; le paquet n’est pas signé.',
      advice: 'Installez une version signée, sauf si votre organisation prépare elle-même Escale.',
    },
    'package.altered': {
      detail: 'Version {version} ; des fichiers du paquet ont été modifiés ({found}).',
      advice: 'Désinstallez Escale, puis installez-la de nouveau.',
    },
    'package.untold': {
      detail: 'Version {version} ; impossible de dire ici si le paquet est intact ({found}).',
      advice: 'En cas de doute, installez de nouveau la version, à partir d’un paquet vérifié avec SHA256SUMS.',
    },
    'integrity.source': { detail: 'Lancée depuis les sources : rien n’est empaqueté.' },
    'integrity.on': { detail: 'L’application ne lance que sa propre archive, et seulement intacte.' },
    'integrity.system': {
      detail: 'L’application ne lance que sa propre archive. Linux n’en vérifie pas le contenu.',
    },
    'integrity.off': {
      detail: 'L’application accepte une archive modifiée, ou du code venu d’ailleurs.',
      advice: 'Désinstallez Escale, puis installez-la de nouveau.',
    },
    'integrity.untold': {
      detail: 'Le fichier du programme n’a pas pu être lu ({code}).',
      advice: 'En cas de doute, installez de nouveau la version, à partir d’un paquet vérifié avec SHA256SUMS.',
    },
    'updates.unset': { detail: 'Rien n’est demandé : « updates.address » n’est pas réglé.' },
    'updates.none': { detail: 'La version {version} est la dernière.' },
    'updates.newer': {
      detail: 'La version {version} est disponible.',
      advice: 'Installez-la quand cela vous convient.',
    },
    'updates.security': {
      detail: 'La version {version} corrige une faille de sécurité de celle-ci.',
      advice: 'Installez-la sans tarder.',
    },
    'updates.unread': {
      detail: 'Le fichier des versions n’a pas pu être lu sur {host} ({code}).',
      advice: 'Vérifiez « updates.address » et le fichier à cette adresse ; Escale fonctionne sans lui.',
    },
    'settings.fine': { detail: 'Réglages donnés : {count} ({sources}).' },
    'settings.default': { detail: 'Aucun réglage n’est donné : tous ont leur valeur par défaut.' },
    'settings.problems': {
      detail: 'Réglages inutilisables : {problems}.',
      advice: 'Corrigez-les là où ils sont donnés ; d’ici là, la source suivante l’emporte, ou leur valeur par défaut.',
    },
    'settings.noAddress': {
      detail: 'L’adresse de la plateforme manque.',
      advice:
        'Donnez « apiBaseUrl » par une stratégie, par le fichier de configuration de cet ordinateur ou à l’installation.',
    },
    'settings.address': {
      detail: 'L’adresse de la plateforme est inutilisable : {problems}.',
      advice: 'Corrigez-la là où elle est donnée ; personne ne peut se connecter d’ici là.',
    },
    'proxy.direct': { detail: 'La plateforme est jointe directement.' },
    'proxy.used': { detail: 'La plateforme est jointe par {proxy}.' },
    'proxy.system': { detail: 'Le réseau du système est utilisé, avec ses proxys : {proxy}.' },
    'proxy.untold': {
      detail: 'Le proxy du système ne peut pas être connu hors de la session d’une personne ({code}).',
      advice: 'Lancez la vérification dans la session d’une personne.',
    },
    'proxy.late': {
      detail: 'Le système ne nomme pas son proxy à temps.',
      advice: 'Vérifiez que le fichier PAC du système peut être lu, ou indiquez son proxy sans fichier PAC.',
    },
    'proxy.away': {
      detail: 'Le proxy {proxy} ne peut pas être joint ({code}).',
      advice: 'Corrigez le proxy du système, ou son fichier PAC.',
    },
    'proxy.credentials': {
      detail: 'Le proxy {proxy} demande un identifiant et un mot de passe (407).',
      advice:
        'Ouvrez Escale et saisissez-les une fois, ou donnez à « network » la valeur « system » pour Negotiate et NTLM.',
    },
    'proxy.method': {
      detail: 'Le proxy demande une méthode de connexion qu’Escale ne connaît pas elle-même : {code}.',
      advice: 'Donnez à « network » la valeur « system ».',
    },
    'proxy.refused': {
      detail: 'Le proxy {proxy} refuse la plateforme ({code}).',
      advice: 'Autorisez {host} sur le proxy.',
    },
    'name.found': { detail: '{host} correspond à {addresses}.' },
    'name.own': { detail: '{host} désigne cet ordinateur, ou est déjà une adresse.' },
    'name.byProxy': { detail: '{host} n’est pas connu ici ; c’est au proxy de le résoudre.' },
    'name.unknown': {
      detail: 'Aucun hôte ne porte le nom {host} ({code}).',
      advice: 'Vérifiez l’adresse de la plateforme et les serveurs de noms de cet ordinateur.',
    },
    'certificate.none': { detail: 'La plateforme est sur cet ordinateur, qui est joint sans certificat.' },
    'certificate.trusted': { detail: 'Délivré par {issuer}, racine {root}, valable jusqu’au {until}.' },
    'certificate.soon': {
      detail: 'Délivré par {issuer}, racine {root}, valable seulement jusqu’au {until}.',
      advice: 'La plateforme doit renouveler son certificat.',
    },
    'certificate.issuer': {
      detail: 'L’émetteur n’est pas connu ici : {issuer}, racine {root} ({code}).',
      advice: 'Installez le certificat racine de votre proxy ou de la plateforme parmi ceux du système.',
    },
    'certificate.refused': {
      detail:
        'Le certificat est inutilisable ({code}) : délivré par {issuer}, racine {root}, valable jusqu’au {until}.',
      advice: 'Vérifiez l’horloge de cet ordinateur ; sinon, la plateforme doit corriger son certificat.',
    },
    'certificate.own': {
      detail: 'Le certificat client de cet ordinateur est inutilisable.',
      advice: 'Vérifiez « clientCertificate » : fichier, phrase secrète et droits de lecture.',
    },
    'platform.answers': { detail: '{host} répond ({status}).' },
    'platform.web': {
      detail: '{host} répond par une page web au lieu de l’API ({status}).',
      advice: 'Vérifiez le chemin d’« apiBaseUrl », et qu’aucune page de connexion du réseau ne s’interpose.',
    },
    'platform.error': {
      detail: '{host} répond par une erreur ({status}).',
      advice: 'Prévenez la personne qui gère la plateforme.',
    },
    'platform.other': {
      detail: '{host} répond, mais pas comme l’API ({status}).',
      advice: 'Vérifiez le chemin d’« apiBaseUrl ».',
    },
    'platform.unreachable': {
      detail: '{host} ne peut pas être joint ({code}).',
      advice: 'Vérifiez le réseau, le pare-feu et l’adresse de la plateforme.',
    },
    'clock.right': { detail: 'L’horloge de cet ordinateur est juste, à {seconds} s près.' },
    'clock.fast': {
      detail: 'L’horloge de cet ordinateur avance de {minutes} min.',
      advice: 'Réglez l’horloge de cet ordinateur, ou son serveur de temps.',
    },
    'clock.slow': {
      detail: 'L’horloge de cet ordinateur retarde de {minutes} min.',
      advice: 'Réglez l’horloge de cet ordinateur, ou son serveur de temps.',
    },
    'clock.untold': {
      detail: 'La plateforme ne donne pas l’heure.',
      advice: 'Comparez l’horloge de cet ordinateur avec une autre.',
    },
    'keychain.works': { detail: 'Un secret a été écrit, relu et retiré.' },
    'keychain.unused': {
      detail: 'Les sessions ne sont pas conservées ici ; le trousseau n’est pas disponible ({code}).',
    },
    'keychain.absent': {
      detail: 'Le trousseau du système n’est pas disponible ({code}).',
      advice:
        'Sous Linux, installez et déverrouillez un Secret Service (gnome-keyring, KWallet). D’ici là, sessions et saisies se perdent à chaque fermeture.',
    },
    'keychain.wrong': {
      detail: 'Le trousseau du système ne rend pas ce qui lui est confié.',
      advice: 'Verrouillez puis déverrouillez le trousseau, ou rouvrez votre session du système.',
    },
    'folders.writable': { detail: 'Données, journaux et fichiers temporaires peuvent être écrits.' },
    'folders.full': {
      detail: 'Plus de place pour écrire : {folders} ({code}).',
      advice: 'Libérez de l’espace sur le disque, ou relevez le quota de ce compte.',
    },
    'folders.refused': {
      detail: 'Ce compte ne peut pas écrire : {folders} ({code}).',
      advice: 'Donnez à ce compte le droit d’écrire dans ses propres dossiers.',
    },
    'space.enough': { detail: '{gigabytes} Go libres.' },
    'space.little': {
      detail: '{free} Mo libres : c’est peu pour des exports et des documents.',
      advice: 'Libérez de l’espace sur le disque.',
    },
    'space.none': { detail: '{free} Mo libres.', advice: 'Libérez de l’espace sur le disque.' },
  },
};
