import { ChevronRightRegular } from '@fluentui/react-icons';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useListSearch } from '#renderer/kit/ui/page/list-search.ts';
import { useReadName } from '#renderer/kit/ui/page/useReadName.ts';
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

/** Group › list, and the record where the page has a title beside its name (docs/screens/01-shell-home.md §2). */
export function crumbsOf(name: RouteName, label: string | null): Crumb[] {
  const { group, parent, hasRecordCrumb = false } = routeNamed(name);
  const crumbs: Crumb[] = group === undefined ? [] : [{ kind: 'group', group }];
  if (parent !== undefined && isRouteName(parent)) crumbs.push({ kind: 'page', name: parent });
  if (label !== null && hasRecordCrumb) crumbs.push({ kind: 'record', label });
  return crumbs;
}

/** The title of the window: record, page, product; unknown parts are left out. */
export const windowTitle = (label: string | null, title: string): string =>
  [label, title, title === 'Escale' ? null : 'Escale'].filter((part) => part !== null).join(' – ');

/**
 * The first line of the page: the way to it, then its h1, which is the name of the record where there is one. The h1
 * takes the focus on navigation, and a name that arrives after that is announced.
 */
export function PageTitle() {
  const { t } = useTranslation(['routes', 'session']);
  const { isLocked } = useSignedIn();
  const name = useRouteName();
  const { label, familyName, heading: ownHeading, step, slotRef } = useLayoutHeader();
  // Of the page on screen: the address changes before it, and the former title would be read out.
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const element = useRef<HTMLHeadingElement>(null);
  const kind = useId();
  const title = t(`${name}.title`);
  const isNamed = label !== null && !(name !== 'default' && routeNamed(name).hasRecordCrumb === true);
  const heading = isNamed ? cutName(label) : (ownHeading ?? title);
  // A page of a record that is not its show page says what it is for, since its h1 is the same.
  const hasKind = isNamed && !name.endsWith('_show');

  // The system shows the window title, of a locked window too, so it must not contain a person's name then.
  const inTitle = label === null ? step : cutName(plainLine(label));
  const shown = isLocked ? windowTitle(null, t('session:lock.title')) : windowTitle(inTitle, title);
  useEffect(() => {
    document.title = shown;
  }, [shown]);

  const said = useReadName({ element, place: pathname, name: heading });

  return (
    <div className={styles.room}>
      <div className={styles.title}>
        {name !== 'default' && <Breadcrumbs name={name} label={label} />}
        <div ref={slotRef('picture')} className={styles.picture} />
        <h1 ref={element} tabIndex={-1} className={styles.heading} aria-describedby={hasKind ? kind : undefined}>
          {/* On the heading itself it would be read out after it: the capitals make another text of the name. */}
          <span title={isolated(heading)}>{isNamed ? <Name name={heading} familyName={familyName} /> : heading}</span>
        </h1>
        {hasKind && (
          <span id={kind} className={styles.kind}>
            {title}
          </span>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <div ref={slotRef('status')} className={styles.status} />
      </div>
    </div>
  );
}

/** A name; the family name of a person is in capitals, which are those of the style and not of the text. */
function Name({ name, familyName = '' }: { name: string; familyName: string | undefined }) {
  if (familyName === '' || !name.startsWith(familyName)) return <>{name}</>;
  return (
    <>
      <span className={styles.family}>{familyName}</span>
      {name.slice(familyName.length)}
    </>
  );
}

function Breadcrumbs({ name, label }: { name: RouteName; label: string | null }) {
  const { t } = useTranslation(['shell', 'routes']);
  const crumbs = crumbsOf(name, label);
  if (crumbs.length === 0) return null;
  const isGroupOnly = crumbs.every(({ kind }) => kind === 'group');
  return (
    <nav aria-label={t('shell:breadcrumbs')} className={isGroupOnly ? `${styles.way} ${styles.group}` : styles.way}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li
            key={crumb.kind === 'page' ? crumb.name : crumb.kind}
            className={crumb.kind === 'group' ? styles.group : undefined}
          >
            <CrumbText crumb={crumb} />
            <ChevronRightRegular aria-hidden="true" className={styles.chevron} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbText({ crumb }: { crumb: Crumb }) {
  const { t } = useTranslation('routes');
  const searchOf = useListSearch();
  if (crumb.kind === 'group') return t(`groups.${crumb.group}`);
  if (crumb.kind === 'record') {
    const name = cutName(crumb.label);
    return (
      <span className={styles.crumb} title={isolated(name)}>
        {name}
      </span>
    );
  }
  const text = t(`${crumb.name}.crumb`);
  return (
    // The menu marks where one is: the way to a page below is not the current page.
    <Link
      to={addressOf(crumb.name)}
      search={searchOf(crumb.name)}
      activeOptions={{ exact: true }}
      className={styles.crumb}
      title={text}
    >
      {text}
    </Link>
  );
}
