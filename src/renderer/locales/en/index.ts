import type french from '../fr/index.ts';
import actions from './actions.json';
import analytics from './analytics.json';
import articles from './articles.json';
import campaigns from './campaigns.json';
import check from './check.json';
import common from './common.json';
import communities from './communities.json';
import communitymembers from './communitymembers.json';
import communitySecurities from './communitySecurities.json';
import duplicates from './duplicates.json';
import editorials from './editorials.json';
import errors from './errors.json';
import events from './events.json';
import externaljourneys from './externaljourneys.json';
import form from './form.json';
import hitchhikers from './hitchhikers.json';
import home from './home.json';
import identity from './identity.json';
import importing from './import.json';
import letters from './letters.json';
import list from './list.json';
import map from './map.json';
import matching from './matching.json';
import message from './message.json';
import notifications from './notifications.json';
import palette from './palette.json';
import proofreading from './proofreading.json';
import queue from './queue.json';
import recipients from './recipients.json';
import record from './record.json';
import recordActions from './recordActions.json';
import recordForm from './recordForm.json';
import relaypoints from './relaypoints.json';
import relaypointtypes from './relaypointtypes.json';
import reminders from './reminders.json';
import richText from './richText.json';
import rights from './rights.json';
import session from './session.json';
import shell from './shell.json';
import solidary from './solidary.json';
import solidaryanalytics from './solidaryanalytics.json';
import solidarybeneficiaries from './solidarybeneficiaries.json';
import solidarylists from './solidarylists.json';
import solidaryrecords from './solidaryrecords.json';
import solidarystructures from './solidarystructures.json';
import solidaryvolunteers from './solidaryvolunteers.json';
import spelling from './spelling.json';
import startFailure from './startFailure.json';
import structureForm from './structureForm.json';
import structureLists from './structureLists.json';
import users from './users.json';
import viewer from './viewer.json';
import week from './week.json';

/** Every English text, by namespace. The compiler holds it to the keys of the French one. */
const texts: typeof french = {
  actions,
  analytics,
  articles,
  campaigns,
  check,
  common,
  communities,
  communitySecurities,
  communitymembers,
  duplicates,
  editorials,
  errors,
  events,
  externaljourneys,
  form,
  hitchhikers,
  home,
  identity,
  import: importing,
  letters,
  list,
  map,
  message,
  proofreading,
  queue,
  notifications,
  palette,
  recipients,
  record,
  matching,
  recordForm,
  recordActions,
  relaypoints,
  relaypointtypes,
  reminders,
  richText,
  rights,
  session,
  shell,
  solidary,
  solidaryanalytics,
  solidarybeneficiaries,
  solidarylists,
  solidaryrecords,
  solidarystructures,
  solidaryvolunteers,
  spelling,
  startFailure,
  structureForm,
  structureLists,
  users,
  viewer,
  week,
};

export default texts;
