import type {
  ActivationArguments,
  Notification,
  NotificationCloseEventParams,
  NotificationConstructorOptions,
} from 'electron';
import { type ApiPart, each } from './row.ts';

const inAnnounce = ['tests/unit/main/adapters/announce.test.ts'];
const cc = 'shell/browser/api/electron_api_notification.cc';

export const notification = {
  name: 'Notification',
  page: 'notification',
  statics: {
    handleActivation: {
      source:
        'lib/browser/api/notification.ts 11-13; shell/browser/notifications/win/windows_toast_activator.cc 52-62, 427-566',
      systems: ['Windows'],
      answers:
        'Is told of clicks that Windows hands over, also of one that came before it was asked for; then the object is told too. Registered for with the first use of notifications alone.',
      heldBy: inAnnounce,
    },
    isSupported: {
      source: `${cc} 322-325`,
      when: 'after ready',
      answers:
        'False on Linux without a service for them. The first call on Windows writes a shortcut and a class id for this account, a random one where `setToastActivatorCLSID` was not called.',
      heldBy: inAnnounce,
    },
  },
  constructs: {
    source: `${cc} 124-150, 110-112`,
    when: 'after ready',
    answers: 'Nothing is shown yet. One that is referred to by nobody is collected, and its click with it.',
    heldBy: inAnnounce,
  },
  members: {
    close: {
      source: `${cc} 273-287`,
      answers: 'Takes it back; its object hears nothing of it afterwards, on macOS it hears `close` before.',
      heldBy: inAnnounce,
    },
    show: {
      source: `${cc} 290-320`,
      answers: 'Again, it replaces the one that is shown. The system may keep quiet.',
      heldBy: inAnnounce,
    },
  },
  events: {
    click: {
      source: `${cc} 225-227; shell/browser/notifications/win/windows_toast_activator.cc 142-160`,
      answers: 'On Windows, after the application has ended, the click starts it with `-Embedding`.',
      heldBy: inAnnounce,
    },
    close: {
      source: `${cc} 229-240; shell/browser/notifications/win/windows_toast_notification.cc 909-931`,
      answers:
        'The reason is told on Windows. One that timed out there stays in the notification centre and can be clicked.',
      heldBy: inAnnounce,
    },
    failed: {
      source: `${cc} 242-250`,
      answers: 'With the reason, which is empty on Linux.',
      heldBy: inAnnounce,
    },
  },
} satisfies ApiPart<Notification>;

export const notificationOptions = {
  name: 'NotificationConstructorOptions',
  page: 'notification#new-notificationoptions',
  members: {
    ...each(['title', 'body'], {
      source: `${cc} 60-108`,
      answers: 'Plain texts, which the system may cut.',
      heldBy: inAnnounce,
    }),
    id: {
      source: `${cc} 135-151`,
      answers: 'At most 64 characters on Windows, where it is the tag of the toast. Drawn where it is absent.',
      heldBy: inAnnounce,
    },
    toastXml: {
      source: 'shell/browser/notifications/win/windows_toast_notification.cc 591-608',
      systems: ['Windows'],
      answers:
        'Takes the place of everything else. What Electron writes itself has no `launch`: a click names nothing.',
      standIn: 'texts and `launch` are read, and nothing else',
      heldBy: inAnnounce,
    },
  },
} satisfies ApiPart<NotificationConstructorOptions>;

export const notificationClosed = {
  name: 'NotificationCloseEventParams',
  page: 'notification#event-close-windows-macos',
  members: {
    reason: {
      source: `${cc} 229-240`,
      systems: ['Windows'],
      answers: '`userCanceled`, `applicationHidden` or `timedOut`.',
      heldBy: inAnnounce,
    },
  },
} satisfies ApiPart<NotificationCloseEventParams>;

export const activationArguments = {
  name: 'ActivationArguments',
  page: 'structures/activation-arguments',
  members: {
    arguments: {
      source: 'shell/browser/notifications/win/windows_toast_activator.cc 427-566',
      systems: ['Windows'],
      answers:
        'What stands in `launch` of the XML; anybody who may write to the person’s registry can hand over another.',
      heldBy: inAnnounce,
    },
  },
} satisfies ApiPart<ActivationArguments>;
