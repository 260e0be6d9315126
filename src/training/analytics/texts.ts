import type { Periodicity } from '#shared/config.ts';
import type { Locale } from '#shared/preferences.ts';
import type { Measure } from './views.ts';

/** Texts of the dashboard pages. */
export interface PageTexts {
  /** Locale for dates and numbers. */
  readonly region: string;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly periods: Readonly<Record<Periodicity, string>>;
  readonly page: (dashboard: string) => string;
  readonly histogram: (measure: string) => string;
  readonly total: (measure: string, sum: string) => string;
  readonly community: (name: string) => string;
  readonly territory: (name: string) => string;
  readonly everything: string;
  readonly down: string;
}

export const pageTexts: Readonly<Record<Locale, PageTexts>> = {
  fr: {
    region: 'fr',
    measures: {
      registrations: 'Inscriptions',
      ads: 'Annonces en cours',
      members: 'Adhésions aux communautés',
      relayPoints: 'Points relais créés',
    },
    periods: { daily: 'Jour', monthly: 'Mois', yearly: 'Année' },
    page: (dashboard) => `${dashboard}, plateforme de formation`,
    histogram: (measure) => `${measure}\u00a0: histogramme, les valeurs sont dans le tableau`,
    total: (measure, sum) => `${measure}, total ${sum}`,
    community: (name) => `Communauté\u00a0: ${name}`,
    territory: (name) => `Territoire\u00a0: ${name}`,
    everything: 'Toute la plateforme',
    down: 'En maintenance.',
  },
  en: {
    region: 'en-GB',
    measures: {
      registrations: 'Registrations',
      ads: 'Running ads',
      members: 'New members of communities',
      relayPoints: 'Relay points created',
    },
    periods: { daily: 'Day', monthly: 'Month', yearly: 'Year' },
    page: (dashboard) => `${dashboard}, training platform`,
    histogram: (measure) => `${measure}: bar chart, the values are in the table`,
    total: (measure, sum) => `${measure}, total ${sum}`,
    community: (name) => `Community: ${name}`,
    territory: (name) => `Territory: ${name}`,
    everything: 'The whole platform',
    down: 'Under maintenance.',
  },
};
