import type { FluentIcon } from '@fluentui/react-icons';
import type { FunctionComponent } from 'react';
import type { ModuleShortcut } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import type { Item } from '#renderer/kit/data/queries.ts';
import type { ListDefinition } from '#renderer/kit/list/definition.ts';
import { type LazyComponent, lazily } from '#renderer/kit/ui/lazily.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { MenuContext } from '#shared/menu.ts';
import type { Permission } from '#shared/permissions.ts';
import { isRouteName, type PageRouteName, type RecordRouteName, type RouteName, routeNamed } from '#shared/routes.ts';
import type { AddressPageProps, PageOf } from './ListPage.tsx';
import type { RecordForm, RecordPageProps } from './RecordEdit.tsx';
import type { EditedResource } from './resources.ts';

/** A page, loaded when it is opened. */
export type RoutePage =
  | { readonly kind: 'address'; readonly Page: LazyComponent<AddressPageProps> }
  | { readonly kind: 'record'; readonly Page: LazyComponent<RecordPageProps> };

type Load<Part> = () => Promise<Part>;

/** The props of a page by the name of its route: pages of one record take its id. */
type PagePropsOf<Route extends string> = Route extends RecordRouteName ? RecordPageProps : AddressPageProps;

/** A command that the palette offers on every screen. */
export interface ModuleCommand {
  /** Id of the action, so that it is not offered twice where the screen has it too. */
  readonly id: string;
  readonly label: TextKey;
  readonly isOffered: (context: MenuContext) => boolean;
  readonly run: (tools: Pick<ActionTools, 'open' | 'notify'>) => unknown;
}

/** A button at the top of the menu, also by the key that creates a record. */
export interface MenuAction {
  readonly label: TextKey;
  readonly icon: FluentIcon;
  readonly route: RouteName;
  readonly isOffered: (context: MenuContext) => boolean;
}

/** Props of the badge beside an entry of the menu. */
interface MenuBadgeProps {
  route: RouteName;
}

/** A record that a search of the palette has found. */
export interface FoundRecord {
  id: number;
  name: string;
  /** Its number where it is absent. */
  detail?: string;
}

/** A search of the palette beyond the search by name, which follows from `search` of the manifest. */
export interface ModuleSearch {
  /** The scope of the palette in which nothing else is found. */
  readonly scope?: 'people';
  /** The filter of the list that finds the same, for those beyond the first. */
  readonly filter: string;
  readonly permission: Permission;
  readonly find: Load<(text: string, signal: AbortSignal) => Promise<FoundRecord[]>>;
}

/** The part of a module that the shell uses: icon, menu badge, shortcuts, palette. */
interface ModuleFacts {
  /** Icon of the module in the menu, on home and in the palette. */
  readonly icon: FluentIcon;
  /** The key that opens its list after G. */
  readonly goKey?: string;
  /** The shortcuts of its screens, under a title, for the list of shortcuts. */
  readonly shortcuts?: { readonly title: TextKey; readonly of: Readonly<Record<string, ModuleShortcut>> };
  /** The badge beside its menu entry. */
  readonly badge?: LazyComponent<MenuBadgeProps>;
  /** What people do all day: a button at the top of the menu. */
  readonly menuAction?: MenuAction;
  readonly commands?: readonly ModuleCommand[];
  readonly search?: ModuleSearch;
}

/** The screens of a module. Every part is loaded when it is first opened. */
interface ModuleParts<Name extends string> extends Omit<ModuleFacts, 'badge'> {
  /** The badge beside its menu entry. */
  badge?: Load<FunctionComponent<MenuBadgeProps>>;
  /** The definition of its list, or a page where the list needs more around it than `Above`. */
  list?: Load<Pick<ListDefinition, 'resource' | 'label'> | PageOf<AddressPageProps>>;
  /** The form of a new record and of a stored one. */
  form?: Name extends EditedResource ? Load<RecordForm<Item<Name>>> : never;
  /** The form opens with the row of a list when the record cannot be read. */
  opensFromList?: boolean;
  show?: Load<PageOf<RecordPageProps>>;
  /** Further pages by the names of their routes; they replace those of the parts above. */
  pages?: { readonly [Route in RouteName]?: Load<PageOf<PagePropsOf<Route>>> };
}

type RoutesOf<Name extends string, Parts> =
  | (Parts extends { list: unknown } ? Name : never)
  | (Parts extends { form: unknown } ? Extract<`${Name}_create` | `${Name}_edit`, RouteName> : never)
  | (Parts extends { show: unknown } ? `${Name}_show` : never)
  | (Parts extends { pages: infer Pages } ? keyof Pages & string : never);

/** The renderer half of a manifest: the data for the shell, and a page for each of its routes. */
export interface Module<Name extends string = string, Route extends string = string> extends ModuleFacts {
  readonly name: Name;
  readonly pages: Readonly<Record<Route, RoutePage>>;
}

/**
 * Declares the screens of a resource, or of a module without one. The file that calls it is in the first script of
 * the window: it imports an icon, and everything else by its parts.
 *
 * @param name of the resource, or of the route of a module without one
 */
export function defineModule<const Name extends PageRouteName, const Parts extends ModuleParts<Name>>(
  name: Name,
  parts: Parts,
): Module<Name, RoutesOf<Name, Parts>> {
  const { list, form, opensFromList = false, show, pages = {}, badge, ...facts }: ModuleParts<Name> = parts;
  const found: [route: string, page: RoutePage][] = [];
  const addressPage = (route: string, load: Load<PageOf<AddressPageProps>>) =>
    found.push([route, { kind: 'address', Page: lazily(load) }]);
  const recordPage = (route: string, load: Load<PageOf<RecordPageProps>>) =>
    found.push([route, { kind: 'record', Page: lazily(load) }]);

  if (list !== undefined) {
    addressPage(name, async () => {
      const [{ listPage }, part] = await Promise.all([import('./ListPage.tsx'), list()]);
      // The rows are those of the definition's own resource, whichever it is.
      return typeof part === 'function' ? part : listPage(part as ListDefinition);
    });
  }
  if (form !== undefined) {
    // The name is that of the resource whose records the form takes.
    const resource = name as Name & EditedResource;
    const load = form as Load<RecordForm<Item<EditedResource>>>;
    const parts = () => Promise.all([import('./RecordEdit.tsx'), load()]);
    // Some records are not created here.
    if (isRouteName(`${name}_create`)) {
      addressPage(`${name}_create`, async () => {
        const [{ createPage }, Form] = await parts();
        return createPage(resource, Form);
      });
    }
    recordPage(`${name}_edit`, async () => {
      const [{ editPage }, Form] = await parts();
      return editPage(resource, Form, opensFromList);
    });
  }
  if (show !== undefined) recordPage(`${name}_show`, show);
  for (const [route, load] of Object.entries(pages)) {
    // `PagePropsOf` says which of the two it is, by the same name of the route.
    if (routeNamed(route as RouteName).path.includes('$')) recordPage(route, load as Load<PageOf<RecordPageProps>>);
    else addressPage(route, load as Load<PageOf<AddressPageProps>>);
  }
  return {
    ...facts,
    ...(badge !== undefined && { badge: lazily(badge) }),
    name,
    pages: Object.fromEntries(found) as Record<RoutesOf<Name, Parts>, RoutePage>,
  };
}

/** The routes of some modules. */
type RoutesOfAll<M> = M extends Module<string, infer Route> ? Route : never;

/** The pages of several modules by their routes; the type lists their names, so that a missing one is a type error. */
export const pagesOf = <const M extends Module>(modules: readonly M[]): Record<RoutesOfAll<M>, RoutePage> =>
  // Each key is a route of one of them.
  Object.assign({}, ...modules.map(({ pages }) => pages));
