import { useMatch, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useVisit, VisitContext } from '#renderer/kit/form/visit.ts';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import type { RoutePage } from '#renderer/kit/resource/module.ts';
import type { RecordPageProps } from '#renderer/kit/resource/RecordEdit.tsx';
import type { LazyComponent } from '#renderer/kit/ui/lazily.tsx';
import { NotFoundState } from '#renderer/kit/ui/states/NotFoundState.tsx';
import { addressOf, isFormOfNew, isRouteName, recordIdOf, routeNamed } from '#shared/routes.ts';

/** Passes the parameters of the address to a page. */
export function RoutedPage({ page }: { page: RoutePage }) {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname ?? '' });
  switch (page.kind) {
    case 'address':
      return isFormOfNew(pathname) ? <FormRoute Page={page.Page} /> : <AddressRoute Page={page.Page} />;
    case 'record':
      return <RecordRoute Page={page.Page} />;
  }
}

/** The search parameters of the address, which each page validates, and how to change them. */
function useAddress(): AddressPageProps {
  const search: AddressPageProps['search'] = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    search,
    onSearch: (next, { replace } = {}) =>
      navigate({ to: '.', search: (latest: typeof search) => onLatest(latest, search, next), replace }),
  };
}

function AddressRoute({ Page }: { Page: LazyComponent<AddressPageProps> }) {
  return <Page {...useAddress()} />;
}

/** The page of a new record: each opening of its address is a form of its own. */
function FormRoute({ Page }: { Page: LazyComponent<AddressPageProps> }) {
  const visit = useVisit();
  return (
    <VisitContext value={visit}>
      <Page key={visit.number} {...useAddress()} />
    </VisitContext>
  );
}

function RecordRoute({ Page }: { Page: LazyComponent<RecordPageProps> }) {
  // The one parameter of its path, whatever it is called there.
  const [param]: (string | undefined)[] = Object.values(useParams({ strict: false }));
  const address = useAddress();
  const id = recordIdOf(param);
  // Another record mounts another page: no input of the previous one remains.
  return id === null ? <NoSuchRecord /> : <Page key={id} id={id} {...address} />;
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

type Search = Readonly<Record<string, unknown>>;

/**
 * Applies a change of the search parameters to the latest ones: a page bases its change on the parameters that it
 * shows, which may be older while the router or a list is still working.
 * @param shown the parameters that the page based its change on
 * @param next the changed parameters
 */
export function onLatest(latest: Search, shown: Search, next: Search): Record<string, unknown> {
  const result: Record<string, unknown> = { ...latest };
  for (const name of new Set([...Object.keys(shown), ...Object.keys(next)])) {
    if (JSON.stringify(shown[name]) === JSON.stringify(next[name])) continue;
    if (next[name] === undefined) delete result[name];
    else result[name] = next[name];
  }
  return result;
}
