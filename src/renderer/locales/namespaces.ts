import type french from './fr/index.ts';

type Files = typeof french;
/** What a file says for all screens: titles of its pages, and messages about its records. */
type Gathered = 'routes' | 'notifications';
type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Titles and breadcrumbs of every page, by the name of its route. */
type Routes = Joined<{ [N in keyof Files]: Files[N] extends { routes: infer Own } ? Own : never }[keyof Files]>;
/** Messages by their context: the namespace whose records they are about, or a matter of `notifications.json`. */
type Notifications = Files['notifications'] & {
  [N in keyof Files as Files[N] extends { notifications: unknown } ? N : never]: Files[N] extends {
    notifications: infer Own;
  }
    ? Own
    : never;
};

/** The texts as `t` reads them, by namespace. Derived from the French files, as `namespacesOf` does while running. */
export type Namespaces = {
  [N in keyof Files | Gathered]: N extends 'routes'
    ? Routes
    : N extends 'notifications'
      ? Notifications
      : N extends keyof Files
        ? Omit<Files[N], Gathered>
        : never;
};

/** One file of texts. */
type File = Readonly<Record<string, unknown>> & Readonly<Partial<Record<Gathered, object>>>;

/**
 * Makes the namespaces of one language of its files: the `routes` of every file become the namespace `routes`, its
 * `notifications` a context of the namespace `notifications` under the name of the file.
 *
 * @param files by name, without `.json`
 */
export function namespacesOf(files: Readonly<Record<string, File>>): Record<string, object> {
  const namespaces: Record<string, object> = {};
  const routes: object[] = [];
  const notifications: [string, object][] = [];
  for (const [name, { routes: titles, notifications: messages, ...own }] of Object.entries(files)) {
    namespaces[name] = own;
    if (titles !== undefined) routes.push(titles);
    if (messages !== undefined) notifications.push([name, messages]);
  }
  return {
    ...namespaces,
    routes: Object.assign({}, ...routes),
    notifications: { ...namespaces.notifications, ...Object.fromEntries(notifications) },
  };
}
