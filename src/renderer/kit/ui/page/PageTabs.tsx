import { Link, useLocation } from '@tanstack/react-router';
import { addressOf, type RouteName } from '#shared/routes.ts';
import { useListSearch } from './list-search.ts';
import { PageActions } from './PageActions.tsx';
import styles from './PageTabs.module.css';

interface PageTabsProps {
  label: string;
  tabs: readonly { route: RouteName; label: string }[];
}

/** Tabs to the screens of one module, in the page header: real links, which restore the last state of a list. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const searchOf = useListSearch();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <PageActions>
      <nav aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <Link
            key={tab.route}
            to={addressOf(tab.route)}
            search={searchOf(tab.route)}
            className={styles.tab}
            aria-current={pathname === addressOf(tab.route) ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
    </PageActions>
  );
}
