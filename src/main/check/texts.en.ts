import type { ConfigSource } from '#shared/config.ts';
import type { CheckId } from '#shared/ipc/check.ts';

type Reasons = typeof en.reasons;
export type Reason = keyof Reasons;

/** A reason that says what to do, as everything that is not fine must. */
export type AdvisedReason = { [R in Reason]: Reasons[R] extends { advice: string } ? R : never }[Reason];

/** What was found, and what to do about it; what stands in braces is replaced by values and names of the finding. */
interface CheckText {
  detail: string;
  advice?: string;
}
interface AdvisedText extends CheckText {
  advice: string;
}

/** The folders that the check tries to write to. */
export const folderNames = ['data', 'logs', 'temporary'] as const;
export type FolderName = (typeof folderNames)[number];

/** What a finding may name: the sources of settings, and folders. */
export type Name = ConfigSource | FolderName;

export interface CheckTexts {
  titles: Readonly<Record<CheckId, string>>;
  names: Readonly<Record<Name, string>>;
  /** A setting that cannot be used, and a source of which nothing can. */
  problem: string;
  sourceProblem: string;
  /** Between two problems. */
  separator: string;
  reasons: Readonly<Record<Reason, CheckText> & Record<AdvisedReason, AdvisedText>>;
}

/** English texts of the check: those of the commands, too. */
export const en = {
  titles: {
    package: 'Package',
    integrity: 'Protection of the package',
    updates: 'Newer version',
    settings: 'Settings',
    proxy: 'Proxy',
    name: 'Name of the platform',
    certificate: 'Certificate',
    platform: 'Platform',
    clock: 'Clock',
    keychain: 'Keychain',
    folders: 'Folders',
    space: 'Free space',
  },
  names: {
    policy: 'policy',
    managed: 'managed file',
    installer: 'installer',
    packaged: 'file of the package',
    ESCALE_CONFIG: 'ESCALE_CONFIG',
    ESCALE_API_BASE_URL: 'ESCALE_API_BASE_URL',
    data: 'data',
    logs: 'logs',
    temporary: 'temporary files',
  },
  problem: '{key} ({source}): {reason}',
  sourceProblem: '{source}: {reason}',
  separator: '; ',
  reasons: {
    late: {
      detail: 'No answer within {seconds} s.',
      advice: 'Check again; if it happens again, send the diagnostics to whoever looks after this computer.',
    },
    broken: {
      detail: 'This could not be checked ({code}).',
      advice: 'Check again; if it happens again, send the diagnostics to whoever looks after this computer.',
    },
    training: { detail: 'Training: nothing leaves this computer.' },
    noAddress: { detail: 'No platform is configured.', advice: 'Correct the settings first.' },
    depends: { detail: 'It cannot be told: the platform was not reached.', advice: 'Correct the other lines first.' },
    'package.source': { detail: 'Version {version}, run from source: there is no package.' },
    'package.signed': { detail: 'Version {version}; the signature of its publisher is valid.' },
    'package.unchanged': {
      detail: 'Version {version}; all files are as dpkg installed them. Packages for Linux are not signed.',
    },
    'package.unsigned': {
      detail: 'Version {version}; the package is not signed.',
      advice: 'Install a signed release, unless your organisation packs Escale itself.',
    },
    'package.altered': {
      detail: 'Version {version}; files of the package were changed ({found}).',
      advice: 'Remove Escale and install the release again.',
    },
    'package.untold': {
      detail: 'Version {version}; whether the package is unchanged cannot be told here ({found}).',
      advice: 'In doubt, install the release again, from a package that was checked against SHA256SUMS.',
    },
    'integrity.source': { detail: 'Run from source: nothing is packed.' },
    'integrity.on': { detail: 'The application starts its own archive only, and only unchanged.' },
    'integrity.system': { detail: 'The application starts its own archive only. Linux has no check of its content.' },
    'integrity.off': {
      detail: 'The application accepts a changed archive, or code from elsewhere.',
      advice: 'Remove Escale and install the release again.',
    },
    'integrity.untold': {
      detail: 'The program file could not be read ({code}).',
      advice: 'In doubt, install the release again, from a package that was checked against SHA256SUMS.',
    },
    'updates.unset': { detail: 'Nobody is asked: “updates.address” is not set.' },
    'updates.none': { detail: 'Version {version} is the newest.' },
    'updates.newer': { detail: 'Version {version} is available.', advice: 'Install it when it suits you.' },
    'updates.security': {
      detail: 'Version {version} mends a fault of security that this one has.',
      advice: 'Install it soon.',
    },
    'updates.unread': {
      detail: 'The file of versions on {host} could not be read ({code}).',
      advice: 'Check “updates.address” and the file there; Escale works without it.',
    },
    'settings.fine': { detail: 'Settings given: {count} ({sources}).' },
    'settings.default': { detail: 'No setting is given: all have their default.' },
    'settings.problems': {
      detail: 'Settings that cannot be used: {problems}.',
      advice: 'Correct them at their source; until then the next source applies, or their default.',
    },
    'settings.noAddress': {
      detail: 'The address of the platform is missing.',
      advice: 'Give “apiBaseUrl” by a policy, the managed file or the installer.',
    },
    'settings.address': {
      detail: 'The address of the platform cannot be used: {problems}.',
      advice: 'Correct it at its source; nobody can sign in until then.',
    },
    'proxy.direct': { detail: 'The platform is reached directly.' },
    'proxy.used': { detail: 'The platform is reached through {proxy}.' },
    'proxy.system': { detail: 'The network of the system is used, with its proxies: {proxy}.' },
    'proxy.untold': {
      detail: 'The proxy of the system cannot be asked without a session of a person ({code}).',
      advice: 'Run the check in the session of a person.',
    },
    'proxy.late': {
      detail: 'The system does not name its proxy in time.',
      advice: 'Check that the PAC file of the system can be fetched, or set its proxy without one.',
    },
    'proxy.away': {
      detail: 'The proxy {proxy} cannot be reached ({code}).',
      advice: 'Correct the proxy of the system, or its PAC file.',
    },
    'proxy.credentials': {
      detail: 'The proxy {proxy} wants a name and a password (407).',
      advice: 'Open Escale and type them once, or set "network": "system" for Negotiate and NTLM.',
    },
    'proxy.method': {
      detail: 'The proxy wants a method that Escale does not know itself: {code}.',
      advice: 'Set "network": "system".',
    },
    'proxy.refused': {
      detail: 'The proxy {proxy} refuses the platform ({code}).',
      advice: 'Allow {host} on the proxy.',
    },
    'name.found': { detail: '{host} has the addresses {addresses}.' },
    'name.own': { detail: '{host} is this computer, or an address already.' },
    'name.byProxy': { detail: '{host} is not known here; the proxy resolves it.' },
    'name.unknown': {
      detail: 'No host has the name {host} ({code}).',
      advice: 'Check the address of the platform and the name servers of this computer.',
    },
    'certificate.none': { detail: 'This computer itself is reached, without a certificate.' },
    'certificate.trusted': { detail: 'Issued by {issuer}, root {root}, valid until {until}.' },
    'certificate.soon': {
      detail: 'Issued by {issuer}, root {root}, valid until {until} only.',
      advice: 'The platform has to renew its certificate.',
    },
    'certificate.issuer': {
      detail: 'The issuer is not known here: {issuer}, root {root} ({code}).',
      advice: 'Install the root certificate of your proxy or platform in the certificates of the system.',
    },
    'certificate.refused': {
      detail: 'The certificate cannot be used ({code}): issued by {issuer}, root {root}, valid until {until}.',
      advice: 'Check the clock of this computer; otherwise the platform has to correct its certificate.',
    },
    'certificate.own': {
      detail: 'The client certificate of this computer cannot be used.',
      advice: 'Check “clientCertificate”: file, passphrase and rights to read them.',
    },
    'platform.answers': { detail: '{host} answers ({status}).' },
    'platform.web': {
      detail: '{host} answers with a web page instead of the API ({status}).',
      advice: 'Check the path of “apiBaseUrl”, and whether a sign-in page of the network is in between.',
    },
    'platform.error': {
      detail: '{host} answers with an error ({status}).',
      advice: 'Tell whoever runs the platform.',
    },
    'platform.other': {
      detail: '{host} answers, but not as the API does ({status}).',
      advice: 'Check the path of “apiBaseUrl”.',
    },
    'platform.unreachable': {
      detail: '{host} cannot be reached ({code}).',
      advice: 'Check the network, the firewall and the address of the platform.',
    },
    'clock.right': { detail: 'The clock of this computer is right ({seconds} s from that of the platform).' },
    'clock.fast': {
      detail: 'The clock of this computer is {minutes} min fast.',
      advice: 'Set the clock of this computer, or its time server.',
    },
    'clock.slow': {
      detail: 'The clock of this computer is {minutes} min slow.',
      advice: 'Set the clock of this computer, or its time server.',
    },
    'clock.untold': {
      detail: 'The platform sends no time.',
      advice: 'Compare the clock of this computer with another one.',
    },
    'keychain.works': { detail: 'A secret was written, read and removed.' },
    'keychain.unused': { detail: 'Sessions are not kept here; the keychain is not available ({code}).' },
    'keychain.absent': {
      detail: 'The keychain of the system is not available ({code}).',
      advice:
        'On Linux, install and unlock a Secret Service (gnome-keyring, KWallet). Sessions and drafts are lost at each end until then.',
    },
    'keychain.wrong': {
      detail: 'The keychain of the system does not give back what it was given.',
      advice: 'Lock and unlock the keychain, or sign out of the system and in again.',
    },
    'folders.writable': { detail: 'Data, logs and temporary files can be written.' },
    'folders.full': {
      detail: 'No space is left to write: {folders} ({code}).',
      advice: 'Free space on the disk, or raise the quota of this account.',
    },
    'folders.refused': {
      detail: 'This account cannot write: {folders} ({code}).',
      advice: 'Give this account the right to write its own folders.',
    },
    'space.enough': { detail: '{gigabytes} GB are free.' },
    'space.little': {
      detail: '{free} MB are free: little for exports and documents.',
      advice: 'Free space on the disk.',
    },
    'space.none': { detail: '{free} MB are free.', advice: 'Free space on the disk.' },
  },
} as const;
