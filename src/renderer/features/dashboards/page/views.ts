import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { type DashboardSetting, dashboardSettings, type Periodicity, periodicities } from '#shared/config.ts';

/** A dashboard that the screen offers. */
export interface AvailableView {
  /** Its name on the platform. */
  name: string;
  /** Its label in the person's language. */
  label: string;
  /** The periodicities that it does not have, by the site's configuration. */
  without: readonly Periodicity[];
}

/**
 * The dashboards of a screen: its own, and where it has a selector those that the site adds (`analytics.views`). None
 * without a name of its own. A name that only the address knows is offered too, as it is written
 * unless the site uses it elsewhere.
 */
export function useAvailableViews(
  setting: DashboardSetting,
  hasSelector: boolean,
  requested?: string,
): AvailableView[] {
  const { t, i18n } = useTranslation('analytics');
  const { names, views } = useBootstrap().config.analytics;
  const own = names[setting];
  if (own === '') return [];
  const available: AvailableView[] = [{ name: own, label: t(`names.${setting}`), without: [] }];
  if (!hasSelector) return available;
  for (const { name, fr, en, periodicities: has = periodicities } of views) {
    const without = periodicities.filter((known) => !has.includes(known));
    if (name !== own) available.push({ name, label: i18n.language === 'en' ? en : fr, without });
  }
  if (requested !== undefined && !available.some(({ name }) => name === requested)) {
    const known = dashboardSettings.find((one) => names[one] === requested);
    available.push({ name: requested, label: known === undefined ? requested : t(`names.${known}`), without: [] });
  }
  return available;
}
