import type { Locale } from '#shared/preferences.ts';
import { createTexts } from '#shared/texts/create.ts';
import type { TextKeyOf, TextValues } from '#shared/texts/keys.ts';
import enPackages from './en/packages.json' with { type: 'json' };
import enPolicies from './en/policies.json' with { type: 'json' };
import enSettings from './en/settings.json' with { type: 'json' };
import packages from './fr/packages.json' with { type: 'json' };
import policies from './fr/policies.json' with { type: 'json' };
import settings from './fr/settings.json' with { type: 'json' };

const french = { packages, policies, settings };

/** The texts of what administrators read of a package: its policies, the tables of its settings, its description. */
export const texts = createTexts(french, { packages: enPackages, policies: enPolicies, settings: enSettings });

/** A text in both languages of the application. What is code stands between backticks. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** The text of a key in both languages. */
export const inBoth = (key: TextKeyOf<typeof french>, values?: TextValues): Bilingual => ({
  fr: texts('fr')(key, values),
  en: texts('en')(key, values),
});
