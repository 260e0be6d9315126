import type { SettingKey } from '#shared/policies/policies.ts';
import { dashboards } from './dashboards.ts';
import { links } from './links.ts';
import { modules } from './modules.ts';
import { network } from './network.ts';
import { pictures } from './pictures.ts';
import { platform } from './platform.ts';
import { solidary } from './solidary.ts';
import type { AllTexts, Category } from './types.ts';
import { workstation } from './workstation.ts';

/** The categories, in the order of the tables. */
export const categories: readonly Category[] = [
  { id: 'platform', name: { fr: 'Plateforme', en: 'Platform' }, texts: platform },
  { id: 'workstation', name: { fr: 'Poste de travail', en: 'Workstation' }, texts: workstation },
  { id: 'network', name: { fr: 'Réseau', en: 'Network' }, texts: network },
  { id: 'modules', name: { fr: 'Modules et fonctions', en: 'Modules and functions' }, texts: modules },
  { id: 'links', name: { fr: 'Pages externes', en: 'External pages' }, texts: links },
  { id: 'pictures', name: { fr: 'Images et cartes', en: 'Pictures and maps' }, texts: pictures },
  { id: 'dashboards', name: { fr: 'Tableaux de bord', en: 'Dashboards' }, texts: dashboards },
  { id: 'solidary', name: { fr: 'Solidaire', en: 'Solidary' }, texts: solidary },
];

const all: AllTexts = {
  ...platform,
  ...workstation,
  ...network,
  ...modules,
  ...links,
  ...pictures,
  ...dashboards,
  ...solidary,
};

/** The texts of a setting. */
export const textsOf = <Key extends SettingKey>(key: Key): AllTexts[Key] => all[key];
