import type { Periodicity } from '#shared/config.ts';
import type { Locale } from '#shared/preferences.ts';

/** What a chart counts. */
export type Measure = 'registrations' | 'ads' | 'members' | 'relayPoints';

export interface TrainingDashboard {
  readonly title: Readonly<Record<Locale, string>>;
  readonly measures: readonly Measure[];
  readonly periodicities: readonly Periodicity[];
  /** Limits the count to people available for hitchhiking, or for solidary journeys only. */
  readonly about?: 'hitchhiking' | 'solidary';
  /** The tool behind it does not respond. */
  readonly isDown?: boolean;
}

const everyPeriodicity: readonly Periodicity[] = ['daily', 'monthly', 'yearly'];

/**
 * Dashboards of the site by name: keys of its configuration, which no call lists
 * (docs/platform/b-communities-content.md §8).
 */
const dashboards: Readonly<Record<string, TrainingDashboard>> = {
  summary: {
    title: { fr: 'Synthèse', en: 'Summary' },
    measures: ['registrations', 'ads', 'members', 'relayPoints'],
    periodicities: everyPeriodicity,
  },
  hitchhiker: {
    title: { fr: 'Autostop', en: 'Hitchhiking' },
    measures: ['registrations', 'ads'],
    periodicities: ['monthly', 'yearly'],
    about: 'hitchhiking',
  },
  community: {
    title: { fr: 'Communauté', en: 'Community' },
    measures: ['members', 'registrations', 'ads', 'relayPoints'],
    periodicities: everyPeriodicity,
  },
  solidaryCarpool: {
    title: { fr: 'Covoiturage solidaire', en: 'Solidary carpool' },
    measures: ['registrations', 'ads'],
    periodicities: ['monthly', 'yearly'],
    about: 'solidary',
  },
  maintenance: {
    title: { fr: 'En maintenance', en: 'Under maintenance' },
    measures: [],
    periodicities: everyPeriodicity,
    isDown: true,
  },
};

export const dashboardCalled = (name: string): TrainingDashboard | undefined =>
  Object.hasOwn(dashboards, name) ? dashboards[name] : undefined;
