import type french from '../fr/index.ts';
import carpoolPlaces from './carpoolPlaces.json' with { type: 'json' };
import failures from './failures.json' with { type: 'json' };
import files from './files.json' with { type: 'json' };
import hosts from './hosts.json' with { type: 'json' };
import importTemplates from './importTemplates.json' with { type: 'json' };
import menu from './menu.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import reminders from './reminders.json' with { type: 'json' };

/** The English texts of the main process. The compiler holds them to the keys of the French ones. */
const texts: typeof french = { carpoolPlaces, failures, files, hosts, importTemplates, menu, refusals, reminders };

export default texts;
