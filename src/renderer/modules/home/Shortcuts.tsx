import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { isMenuGroup, type MenuContext, visibleFurther, visibleMenu } from '#shared/menu.ts';
import { addressOf, type RouteName, routeNamed } from '#shared/routes.ts';
import styles from './Home.module.css';

export function Shortcuts() {
  const { t } = useTranslation('home');
  const { config } = useBootstrap();
  const session = useSignedIn();
  const shortcuts = shortcutsFor({ session, config });
  return (
    <section aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title" className={styles.heading}>
        {t('shortcuts.title')}
      </h2>
      {shortcuts.length === 0 ? (
        <p className={styles.text}>{t('shortcuts.none')}</p>
      ) : (
        <ul className={styles.cards}>
          {shortcuts.map((shortcut) => (
            <ShortcutCard key={shortcut.route} shortcut={shortcut} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ShortcutCard({ shortcut: { route, actions } }: { shortcut: Shortcut }) {
  const { t } = useTranslation('routes');
  return (
    <li className={styles.card}>
      <Link to={addressOf(route)} className={styles.cardTitle}>
        <span className={styles.cardIcon}>
          <ModuleIcon of={route} />
        </span>
        {t(`${route}.title`)}
      </Link>
      {actions.length > 0 && (
        <ul className={styles.cardActions}>
          {actions.map((action) => (
            <li key={action}>
              <Link to={addressOf(action)}>{t(`${action}.title`)}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** One module: its list, and the pages that create a record. */
interface Shortcut {
  route: RouteName;
  actions: RouteName[];
}

/** The modules that the person may open, in the order of the menu. */
function shortcutsFor(context: MenuContext): Shortcut[] {
  const further = visibleFurther(context);
  return visibleMenu(context)
    .flatMap((item) => (isMenuGroup(item) ? item.entries : [item]))
    .filter(({ route }) => route !== 'home')
    .map(({ route }) => ({ route, actions: further.filter((page) => routeNamed(page).parent === route) }));
}
