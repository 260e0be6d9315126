import type { ReactNode } from 'react';
import type { AddressPageProps, PageOf } from '#renderer/kit/resource/ListPage.tsx';
import type { RecordPageProps } from '#renderer/kit/resource/RecordEdit.tsx';
import { pages } from '#renderer/modules/index.ts';
import type { PageRouteName } from '#shared/routes.ts';

/** The page of a route as its module declares it, its code loaded. */
async function loaded(route: PageRouteName) {
  const page = pages[route];
  if (page === undefined) throw new Error(`${route} has no page`);
  await page.Page.preload();
  return page;
}

/** A page that keeps its state in the address, as a list does. */
export async function addressPage(route: PageRouteName): Promise<PageOf<AddressPageProps>> {
  const page = await loaded(route);
  if (page.kind !== 'address') throw new Error(`${route} is the page of one record`);
  return (props) => <page.Page {...props} />;
}

/** The page that creates a record. */
export async function createPage(route: PageRouteName & `${string}_create`): Promise<() => ReactNode> {
  const Page = await addressPage(route);
  return () => <Page search={{}} onSearch={() => {}} />;
}

/** The page that edits a record. */
export async function editPage(route: PageRouteName & `${string}_edit`): Promise<PageOf<Pick<RecordPageProps, 'id'>>> {
  const page = await loaded(route);
  if (page.kind !== 'record') throw new Error(`${route} is the page of no record`);
  return ({ id }) => <page.Page id={id} search={{}} onSearch={() => {}} />;
}
