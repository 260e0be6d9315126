import { mergeClasses } from '@fluentui/react-components';
import { Link, useLocation } from '@tanstack/react-router';
import { addressOf, type RouteName } from '#shared/routes.ts';
import styles from '../segments/segments.module.css';
import { useListSearch } from './list-search.ts';
import { ScreenLine } from './PageSlot.tsx';

interface PageTab {
  route: RouteName;
  label: string;
  /** What its address holds besides the path, where two tabs share one; the last state of its list when absent. */
  search?: Record<string, string>;
  /** Whether it is open, where that does not follow from the path. */
  isCurrent?: boolean;
}

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
}

/** Switches between the screens of one module, first on the line: real links, which restore the last state of a list. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const searchOf = useListSearch();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <ScreenLine>
      <nav aria-label={label} className={mergeClasses(styles.segments, styles.first)}>
        {tabs.map((tab) => (
          <Link
            key={tab.label}
            to={addressOf(tab.route)}
            search={tab.search ?? searchOf(tab.route)}
            className={styles.segment}
            activeOptions={{ exact: tab.search !== undefined }}
            aria-current={(tab.isCurrent ?? pathname === addressOf(tab.route)) ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
    </ScreenLine>
  );
}
