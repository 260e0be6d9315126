import 'i18next';
import type { Namespaces } from './namespaces.ts';

/** Keys are checked by the compiler against the French texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
  }
}
