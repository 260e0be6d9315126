import { moduleSwitches, siteConfig } from '#shared/config.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import { permissions } from '#shared/permissions.ts';
import { preferences } from '#shared/preferences.ts';

/** The bootstrap data of a person with every right, on a site with every module. */
export const bootstrap: Bootstrap = {
  version: '0.0.0',
  platform: 'linux',
  preferences: preferences.parse({ locale: 'fr', theme: 'light' }),
  config: siteConfig.parse({ modules: Object.fromEntries(moduleSwitches.map((name) => [name, true])) }),
  configProblems: [],
  addressProblem: null,
  training: null,
  platformHost: 'api.example.org',
  pictureHosts: ['api.example.org'],
  update: null,
  session: {
    status: 'signedIn',
    user: {
      id: 7,
      givenName: 'Camille',
      familyName: 'Moreau',
      shortFamilyName: 'M.',
      email: 'camille@example.org',
      avatar: null,
      languageCode: 'fr',
      roles: [],
      lastActivityDate: null,
      operates: [],
    },
    permissions: [...permissions],
    structures: [],
    currentStructureId: null,
    isEecAvailable: false,
    isPersistent: true,
  },
};
