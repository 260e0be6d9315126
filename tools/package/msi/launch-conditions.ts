import { xml } from '../../xml/template.ts';

/** What stops an installation with exit code 1603: a condition that does not hold, told in both languages. */
interface LaunchCondition {
  readonly holds: string;
  readonly fr: string;
  readonly en: string;
}

/** Both languages in one text: an MSI that is neutral about its language has one table of messages. */
const both = ({ fr, en }: Pick<LaunchCondition, 'fr' | 'en'>): string => `${fr} / ${en}`;

/** Signs that no address of a platform holds (src/shared/platform-address.ts says why). */
const refusedSigns = ['?', '#', '@', ' '];

const conditions: readonly LaunchCondition[] = [
  {
    // 603 is all that Windows Installer says of Windows 10, 11 and their servers.
    holds: 'Installed OR VersionNT >= 603',
    fr: '[ProductName] demande Windows 10 ou une version plus récente.',
    en: '[ProductName] needs Windows 10 or later.',
  },
  {
    // A repair writes the values of the registry anew. Windows lets everybody repair what was installed for the
    // computer, and hands such a repair the properties that an installation needs: an address, too.
    holds: 'NOT Installed OR REMOVE = "ALL" OR MsiTrueAdminUser',
    fr: 'La réparation de [ProductName] demande un administrateur.',
    en: 'A repair of [ProductName] needs an administrator.',
  },
  {
    holds: [
      'NOT APIBASEURL OR (APIBASEURL ~<< "https://"',
      ...refusedSigns.map((sign) => `NOT APIBASEURL >< "${sign}"`),
    ]
      .join(' AND ')
      .concat(')'),
    fr: 'APIBASEURL doit être une adresse qui commence par https://, sans nom d’utilisateur, ni « ? », ni « # ».',
    en: 'APIBASEURL must be an address that begins with https://, without a user name, "?" or "#".',
  },
  {
    // The registry table of an MSI reads a first # as the sign of a number.
    holds: 'NOT PLATFORMNAME OR NOT PLATFORMNAME << "#"',
    fr: 'PLATFORMNAME ne doit pas commencer par « # ».',
    en: 'PLATFORMNAME must not begin with "#".',
  },
];

/** Told where a newer version is installed; the way back is to remove it first. */
export const downgradeMessage = both({
  fr: 'Une version plus récente de [ProductName] est déjà installée : désinstallez-la d’abord.',
  en: 'A newer version of [ProductName] is already installed: remove it first.',
});

/** The conditions as elements of the project. */
export const launchConditions = (): string =>
  conditions
    .map((condition) => xml`\n    <Condition Message="${both(condition)}">${condition.holds}</Condition>`)
    .join('');
