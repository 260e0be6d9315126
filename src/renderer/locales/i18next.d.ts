import 'i18next';
import type actions from './fr/actions.json';
import type analytics from './fr/analytics.json';
import type articles from './fr/articles.json';
import type common from './fr/common.json';
import type editorials from './fr/editorials.json';
import type errors from './fr/errors.json';
import type events from './fr/events.json';
import type form from './fr/form.json';
import type hitchhikers from './fr/hitchhikers.json';
import type home from './fr/home.json';
import type identity from './fr/identity.json';
import type importTexts from './fr/import.json';
import type list from './fr/list.json';
import type map from './fr/map.json';
import type notifications from './fr/notifications.json';
import type palette from './fr/palette.json';
import type record from './fr/record.json';
import type relaypoints from './fr/relaypoints.json';
import type relaypointtypes from './fr/relaypointtypes.json';
import type richText from './fr/richText.json';
import type routes from './fr/routes.json';
import type session from './fr/session.json';
import type shell from './fr/shell.json';
import type users from './fr/users.json';
import type viewer from './fr/viewer.json';

/** Keys are checked by the compiler against the French texts; a test holds English to the same keys. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      actions: typeof actions;
      analytics: typeof analytics;
      articles: typeof articles;
      common: typeof common;
      editorials: typeof editorials;
      errors: typeof errors;
      events: typeof events;
      form: typeof form;
      hitchhikers: typeof hitchhikers;
      home: typeof home;
      identity: typeof identity;
      import: typeof importTexts;
      list: typeof list;
      map: typeof map;
      notifications: typeof notifications;
      palette: typeof palette;
      record: typeof record;
      relaypoints: typeof relaypoints;
      relaypointtypes: typeof relaypointtypes;
      richText: typeof richText;
      routes: typeof routes;
      session: typeof session;
      shell: typeof shell;
      users: typeof users;
      viewer: typeof viewer;
    };
  }
}
