import carpoolPlaces from './carpoolPlaces.json' with { type: 'json' };
import failures from './failures.json' with { type: 'json' };
import files from './files.json' with { type: 'json' };
import hosts from './hosts.json' with { type: 'json' };
import importTemplates from './importTemplates.json' with { type: 'json' };
import menu from './menu.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import reminders from './reminders.json' with { type: 'json' };

/**
 * The French texts of the main process, by namespace; their keys define the keys of all languages. The texts of the
 * check are in files of their own.
 */
export default { carpoolPlaces, failures, files, hosts, importTemplates, menu, refusals, reminders };
