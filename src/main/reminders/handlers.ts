import type { callScriptCalls } from '#shared/ipc/call-scripts.ts';
import type { ownSentenceCalls } from '#shared/ipc/own-sentences.ts';
import type { reminderCalls } from '#shared/ipc/reminders.ts';
import type { templateCalls } from '#shared/ipc/templates.ts';
import type { Locale } from '#shared/preferences.ts';
import { addressOf } from '#shared/routes.ts';
import type { Desktop } from '../app/handlers.ts';
import type { KeptValues, Owner } from '../drafts/kept-values.ts';
import type { Emit, Handlers } from '../ipc/handler.ts';
import { texts } from '../locales/texts.ts';
import type { Clock } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { CallScripts } from './call-scripts.ts';
import { OwnSentences } from './own-sentences.ts';
import { Reminders } from './reminders.ts';
import { Templates } from './templates.ts';

interface ReminderPorts {
  kept: Pick<KeptValues, 'read' | 'change'>;
  clock: Clock;
  session: Pick<Session, 'state' | 'isLocked'>;
  desktop: Pick<Desktop, 'announce'>;
  emit: Emit;
  locale(): Locale;
  /** Whose reminders, templates, scripts and sentences these are: the person who is signed in. */
  owner(): Owner;
}

/** Handlers of reminders, templates, scripts of calls and own sentences. Starts checking the clock. */
export function reminderHandlers({
  kept,
  clock,
  session,
  desktop,
  emit,
  locale,
  owner,
}: ReminderPorts): Pick<
  Handlers,
  keyof typeof reminderCalls | keyof typeof templateCalls | keyof typeof callScriptCalls | keyof typeof ownSentenceCalls
> {
  const reminders = new Reminders({
    values: kept,
    clock,
    owner: () => (session.state.status === 'signedIn' && !session.isLocked ? owner() : null),
    onChanged: (due) => {
      emit('reminders.changed', { due });
      for (const { recordId } of due) {
        const text = texts(locale());
        // A notification may show on a locked screen: it names only the number of the record.
        const path = addressOf('solidaryrecords_show', { id: recordId });
        desktop.announce({ title: text('reminders:title'), text: text('reminders:text', { id: recordId }), path });
      }
    },
  });
  reminders.start();
  const templates = new Templates({ values: kept, owner });
  const scripts = new CallScripts({ values: kept, owner });
  const sentences = new OwnSentences({ values: kept, owner });
  return {
    'reminders.list': () => reminders.list(),
    'reminders.save': (request) => reminders.save(request),
    'reminders.drop': (request) => reminders.drop(request),
    'templates.list': () => templates.list(),
    'templates.save': (request) => templates.save(request),
    'templates.drop': (request) => templates.drop(request),
    'callScripts.list': () => scripts.list(),
    'callScripts.save': (request) => scripts.save(request),
    'ownSentences.list': () => sentences.list(),
    'ownSentences.save': (request) => sentences.save(request),
  };
}
