import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useListSearch } from '#renderer/kit/ui/page/list-search.ts';
import { isolated, plainLine } from '#shared/bidi.ts';
import { cutName } from '#shared/cut.ts';
import { addressOf, isRouteName, type RouteDefinition, type RouteName, routeNamed } from '#shared/routes.ts';
import { useLayoutHeader } from '../providers/PageHeaderProvider.tsx';
import { useRouteName } from '../router/useRouteName.ts';
import styles from './PageTitle.module.css';

/** One step of the breadcrumbs: a heading of the menu, a page, or a record's name. */
type Crumb =
  | { kind: 'group'; group: NonNullable<RouteDefinition['group']> }
  | { kind: 'page'; name: RouteName }
  | { kind: 'record'; label: string };

/**
 * Group › list › page; a record's name replaces the page once it is known, or precedes it
 * (docs/screens/01-shell-home.md §2).
 */
export function crumbsOf(name: RouteName, label: string | null): Crumb[] {
  const { group, parent, hasRecordCrumb = false } = routeNamed(name);
  const crumbs: Crumb[] = group === undefined ? [] : [{ kind: 'group', group }];
  if (parent !== undefined && isRouteName(parent)) crumbs.push({ kind: 'page', name: parent });
  if (label !== null) crumbs.push({ kind: 'record', label });
  if (label === null || hasRecordCrumb) crumbs.push({ kind: 'page', name });
  return crumbs;
}

/** The title of the window: record, page, product; unknown parts are left out. */
export const windowTitle = (label: string | null, title: string): string =>
  [label, title, title === 'Escale' ? null : 'Escale'].filter((part) => part !== null).join(' – ');

/** The h1 and the breadcrumbs of the page; the h1 takes the focus on navigation. */
export function PageTitle() {
  const { t } = useTranslation(['routes', 'session']);
  const { isLocked } = useSignedIn();
  const name = useRouteName();
  const { label } = useLayoutHeader();
  const pathname = useLocation({ select: (location) => location.pathname });
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(`${name}.title`);
  const fullTitle = label === null ? title : `${isolated(cutName(label))} – ${title}`;

  // The system shows the window title, of a locked window too, so it must not contain a person's name then.
  const named = label === null ? null : cutName(plainLine(label));
  const shown = isLocked ? windowTitle(null, t('session:lock.title')) : windowTitle(named, title);
  useEffect(() => {
    document.title = shown;
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what moves the focus.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.title}>
      {name !== 'default' && <Breadcrumbs name={name} label={label} title={title} />}
      <h1 ref={heading} tabIndex={-1} className={styles.heading} title={fullTitle}>
        {label !== null && <span className={styles.label}>{cutName(label)}</span>}
        <span className={styles.name}>{label === null ? title : ` – ${title}`}</span>
      </h1>
    </div>
  );
}

function Breadcrumbs({ name, label, title }: { name: RouteName; label: string | null; title: string }) {
  const { t } = useTranslation(['shell', 'routes']);
  const crumbs = crumbsOf(name, label);
  const [first] = crumbs;
  // Breadcrumbs of one step that repeat the title are left out.
  if (crumbs.length === 1 && first?.kind === 'page' && t(`routes:${first.name}.crumb`) === title) return null;
  return (
    <nav aria-label={t('shell:breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.kind === 'page' ? crumb.name : crumb.kind}>
            <CrumbText crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbText({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  const { t } = useTranslation('routes');
  const searchOf = useListSearch();
  if (crumb.kind === 'group') return t(`groups.${crumb.group}`);
  const text = crumb.kind === 'record' ? cutName(crumb.label) : t(`${crumb.name}.crumb`);
  if (isLast) return <span aria-current="page">{text}</span>;
  if (crumb.kind === 'record') return <>{text}</>;
  return (
    <Link to={addressOf(crumb.name)} search={searchOf(crumb.name)}>
      {text}
    </Link>
  );
}
