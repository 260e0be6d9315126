import { useMatch, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type LazyComponent, lazily } from '#renderer/kit/ui/lazily.tsx';
import { NotFoundState } from '#renderer/kit/ui/states/NotFoundState.tsx';
import { addressOf, type BuiltRouteName, isRouteName, type RouteName, recordIdOf, routeNamed } from '#shared/routes.ts';

type Search = Record<string, unknown>;

/** Props of a page whose state is in the address, such as a list: the raw search parameters, and how to change them. */
export interface ListPageProps {
  search: Search;
  onSearch: (next: Search, options?: { replace?: boolean }) => void;
}

/** Props of the page of one record. */
export interface RecordPageProps {
  id: number;
}

type RoutePage =
  | { kind: 'plain'; Page: LazyComponent<object> }
  | { kind: 'list'; Page: LazyComponent<ListPageProps> }
  | { kind: 'record'; Page: LazyComponent<RecordPageProps> };

/** The page of every built route except the login: each a chunk of its own, loaded when it is opened. */
const built: Readonly<Record<Exclude<BuiltRouteName, 'login'>, RoutePage>> = {
  home: {
    kind: 'plain',
    Page: lazily(async () => (await import('#renderer/modules/home/HomePage.tsx')).HomePage),
  },
  analytics: {
    kind: 'list',
    Page: lazily(async () => (await import('#renderer/modules/analytics/AnalyticsPage.tsx')).AnalyticsPage),
  },
  users: {
    kind: 'list',
    Page: lazily(async () => (await import('#renderer/modules/users/UsersListPage.tsx')).UsersListPage),
  },
  users_create: {
    kind: 'plain',
    Page: lazily(async () => (await import('#renderer/modules/users/UserCreatePage.tsx')).UserCreatePage),
  },
  users_show: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/users/UserShowPage.tsx')).UserShowPage),
  },
  users_edit: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/users/UserEditPage.tsx')).UserEditPage),
  },
  users_import: {
    kind: 'plain',
    Page: lazily(async () => (await import('#renderer/modules/users/import/UsersImportPage.tsx')).UsersImportPage),
  },
  users_identities: {
    kind: 'list',
    Page: lazily(async () => (await import('#renderer/modules/users/queue/IdentityQueuePage.tsx')).IdentityQueuePage),
  },
  hitchhikers: {
    kind: 'list',
    Page: lazily(
      async () => (await import('#renderer/modules/hitchhikers/HitchhikersListPage.tsx')).HitchhikersListPage,
    ),
  },
  hitchhikers_create: {
    kind: 'plain',
    Page: lazily(
      async () => (await import('#renderer/modules/hitchhikers/HitchhikerCreatePage.tsx')).HitchhikerCreatePage,
    ),
  },
  hitchhikers_show: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/hitchhikers/HitchhikerShowPage.tsx')).HitchhikerShowPage),
  },
  hitchhikers_dashboard: {
    kind: 'list',
    Page: lazily(
      async () => (await import('#renderer/modules/analytics/HitchhikersDashboardPage.tsx')).HitchhikersDashboardPage,
    ),
  },
  hitchhikers_edit: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/hitchhikers/HitchhikerEditPage.tsx')).HitchhikerEditPage),
  },
  events: {
    kind: 'list',
    Page: lazily(async () => (await import('#renderer/modules/events/EventsListPage.tsx')).EventsListPage),
  },
  events_create: {
    kind: 'plain',
    Page: lazily(async () => (await import('#renderer/modules/events/EventCreatePage.tsx')).EventCreatePage),
  },
  events_show: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/events/EventShowPage.tsx')).EventShowPage),
  },
  events_edit: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/events/EventEditPage.tsx')).EventEditPage),
  },
  relaypoints: {
    kind: 'list',
    Page: lazily(
      async () => (await import('#renderer/modules/relaypoints/RelayPointsListPage.tsx')).RelayPointsListPage,
    ),
  },
  relaypoints_import: {
    kind: 'plain',
    Page: lazily(
      async () =>
        (await import('#renderer/modules/relaypoints/import/RelayPointsImportPage.tsx')).RelayPointsImportPage,
    ),
  },
  relaypoints_create: {
    kind: 'plain',
    Page: lazily(
      async () => (await import('#renderer/modules/relaypoints/RelayPointCreatePage.tsx')).RelayPointCreatePage,
    ),
  },
  relaypoints_show: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/relaypoints/RelayPointShowPage.tsx')).RelayPointShowPage),
  },
  relaypoints_edit: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/relaypoints/RelayPointEditPage.tsx')).RelayPointEditPage),
  },
  relaypointtypes: {
    kind: 'list',
    Page: lazily(
      async () =>
        (await import('#renderer/modules/relaypointtypes/RelayPointTypesListPage.tsx')).RelayPointTypesListPage,
    ),
  },
  relaypointtypes_create: {
    kind: 'plain',
    Page: lazily(
      async () =>
        (await import('#renderer/modules/relaypointtypes/RelayPointTypeCreatePage.tsx')).RelayPointTypeCreatePage,
    ),
  },
  relaypointtypes_show: {
    kind: 'record',
    Page: lazily(
      async () => (await import('#renderer/modules/relaypointtypes/RelayPointTypeShowPage.tsx')).RelayPointTypeShowPage,
    ),
  },
  relaypointtypes_edit: {
    kind: 'record',
    Page: lazily(
      async () => (await import('#renderer/modules/relaypointtypes/RelayPointTypeEditPage.tsx')).RelayPointTypeEditPage,
    ),
  },
  editorials: {
    kind: 'list',
    Page: lazily(async () => (await import('#renderer/modules/editorials/EditorialsListPage.tsx')).EditorialsListPage),
  },
  editorials_create: {
    kind: 'plain',
    Page: lazily(
      async () => (await import('#renderer/modules/editorials/EditorialCreatePage.tsx')).EditorialCreatePage,
    ),
  },
  editorials_show: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/editorials/EditorialShowPage.tsx')).EditorialShowPage),
  },
  editorials_edit: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/editorials/EditorialEditPage.tsx')).EditorialEditPage),
  },
  articles: {
    kind: 'list',
    Page: lazily(async () => (await import('#renderer/modules/articles/ArticlesListPage.tsx')).ArticlesListPage),
  },
  articles_create: {
    kind: 'plain',
    Page: lazily(async () => (await import('#renderer/modules/articles/ArticleCreatePage.tsx')).ArticleCreatePage),
  },
  articles_show: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/articles/ArticleShowPage.tsx')).ArticleShowPage),
  },
  articles_edit: {
    kind: 'record',
    Page: lazily(async () => (await import('#renderer/modules/articles/ArticleEditPage.tsx')).ArticleEditPage),
  },
};

export const pages: Readonly<Partial<Record<RouteName, RoutePage>>> = built;

/** Passes the parameters of the address to a page. */
export function RoutedPage({ page }: { page: RoutePage }) {
  switch (page.kind) {
    case 'plain':
      return <page.Page />;
    case 'list':
      return <ListRoute Page={page.Page} />;
    case 'record':
      return <RecordRoute Page={page.Page} />;
  }
}

function ListRoute({ Page }: { Page: LazyComponent<ListPageProps> }) {
  // The kit's list validates the search parameters.
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  return <Page search={search} onSearch={(next, { replace } = {}) => navigate({ to: '.', search: next, replace })} />;
}

function RecordRoute({ Page }: { Page: ComponentType<RecordPageProps> }) {
  const params: { id?: string } = useParams({ strict: false });
  const id = recordIdOf(params.id);
  // Another record mounts another page: no input of the previous one remains.
  return id === null ? <NoSuchRecord /> : <Page key={id} id={id} />;
}

/** The address has no valid id: links to the list. */
function NoSuchRecord() {
  const { t } = useTranslation();
  const name = useMatch({ strict: false, select: (match) => match.staticData.name });
  const parent = name !== undefined && isRouteName(name) ? routeNamed(name).parent : undefined;
  const list =
    parent !== undefined && isRouteName(parent) ? { to: addressOf(parent), label: t('states.toList') } : undefined;
  return <NotFoundState list={list} />;
}
