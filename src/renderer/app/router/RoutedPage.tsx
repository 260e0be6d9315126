import { useMatch, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import type { RoutePage } from '#renderer/kit/resource/module.ts';
import type { RecordPageProps } from '#renderer/kit/resource/RecordEdit.tsx';
import type { LazyComponent } from '#renderer/kit/ui/lazily.tsx';
import { NotFoundState } from '#renderer/kit/ui/states/NotFoundState.tsx';
import { addressOf, isRouteName, recordIdOf, routeNamed } from '#shared/routes.ts';

/** Passes the parameters of the address to a page. */
export function RoutedPage({ page }: { page: RoutePage }) {
  switch (page.kind) {
    case 'address':
      return <AddressRoute Page={page.Page} />;
    case 'record':
      return <RecordRoute Page={page.Page} />;
  }
}

/** The search parameters of the address, which each page validates, and how to change them. */
function useAddress(): AddressPageProps {
  const search: AddressPageProps['search'] = useSearch({ strict: false });
  const navigate = useNavigate();
  return { search, onSearch: (next, { replace } = {}) => navigate({ to: '.', search: next, replace }) };
}

function AddressRoute({ Page }: { Page: LazyComponent<AddressPageProps> }) {
  return <Page {...useAddress()} />;
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
