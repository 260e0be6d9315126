import { viewFile } from '#shared/lists.ts';
import { type JsonFileServices, openJson, saveJson } from '../files/json-file.ts';
import type { HandlersOf } from '../ipc/handler.ts';

/**
 * Handlers that export and import saved views as files. An imported file is validated completely before the page gets
 * it.
 */
export const viewHandlers = (services: JsonFileServices): HandlersOf<'views'> => ({
  'views.save': (views, { signal }) => saveJson(services, `escale-views-${views.list}.json`, views, signal),
  'views.open': async () => (await openJson(services, 'views', viewFile, 'notViews')).value,
});
