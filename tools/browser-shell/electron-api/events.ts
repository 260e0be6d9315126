import type {
  Details,
  HandlerDetails,
  Input,
  RenderProcessGoneDetails,
  WebContentsDidStartNavigationEventParams,
  WebContentsWillFrameNavigateEventParams,
  WebContentsWillRedirectEventParams,
  WindowOpenHandlerResponse,
} from 'electron';
import { type ApiPart, each } from './row.ts';

const cc = 'shell/browser/api/electron_api_web_contents.cc';
const inCrash = ['tests/unit/main/adapters/crash.test.ts'];
const inViews = ['tests/unit/main/adapters/embedded-views.test.ts'];
const inSecurity = ['tests/unit/main/adapters/security.test.ts'];
const inWindow = ['tests/unit/main/adapters/window.test.ts'];

export const event = {
  name: 'Event',
  page: 'structures/event',
  members: {
    preventDefault: {
      source: 'shell/common/gin_helper/event.cc; lib/browser/init.ts 18-20',
      answers: 'Counts during the emission only: not after an `await`. That of `web-contents-created` does nothing.',
      heldBy: ['tests/unit/main/adapters/lifecycle.test.ts'],
    },
  },
} satisfies ApiPart<Electron.Event>;

export const renderProcessGone = {
  name: 'RenderProcessGoneDetails',
  page: 'structures/render-process-gone-details',
  members: each(['reason', 'exitCode'], {
    source: `${cc} 2214-2224; shell/common/gin_converters/content_converter.cc`,
    answers:
      '`clean-exit`, `abnormal-exit`, `killed`, `crashed`, `oom`, `launch-failed`, `integrity-failure`, `memory-eviction`; the code is the system’s.',
    heldBy: inCrash,
  }),
} satisfies ApiPart<RenderProcessGoneDetails>;

export const childProcessGone = {
  name: 'Details',
  page: 'app#event-child-process-gone',
  members: each(['type', 'reason', 'exitCode', 'name'], {
    source: 'shell/browser/api/electron_api_app.cc 837-851',
    answers:
      '`type` is one of Chromium’s kinds: GPU, Utility and others; the rest as in `RenderProcessGoneDetails`. `name` is absent for most.',
    standIn: 'code 1, no name',
    heldBy: inCrash,
  }),
} satisfies ApiPart<Details>;

const ofNavigation = {
  source: `${cc} 2318-2357`,
  answers: 'Of the frame that moves. The address is where it goes, in `will-redirect` the next one.',
  heldBy: inSecurity,
};

export const didStartNavigation = {
  name: 'WebContentsDidStartNavigationEventParams',
  page: 'web-contents#event-did-start-navigation',
  members: each(['isMainFrame', 'isSameDocument'], { ...ofNavigation, heldBy: inWindow }),
} satisfies ApiPart<WebContentsDidStartNavigationEventParams>;

export const willFrameNavigate = {
  name: 'WebContentsWillFrameNavigateEventParams',
  page: 'web-contents#event-will-frame-navigate',
  members: each(['isMainFrame', 'url'], ofNavigation),
} satisfies ApiPart<WebContentsWillFrameNavigateEventParams>;

export const willRedirect = {
  name: 'WebContentsWillRedirectEventParams',
  page: 'web-contents#event-will-redirect',
  members: each(['isMainFrame', 'url'], ofNavigation),
} satisfies ApiPart<WebContentsWillRedirectEventParams>;

export const input = {
  name: 'Input',
  page: 'web-contents#event-before-input-event',
  members: each(['type', 'key', 'shift', 'control', 'alt', 'meta'], {
    source: `${cc} 1687-1707; shell/common/gin_converters/blink_converter.cc`,
    answers: '`keyDown` or `keyUp`, and the key as the web names it, for the layout in use.',
    standIn: 'never',
    heldBy: inViews,
  }),
} satisfies ApiPart<Input>;

export const handlerDetails = {
  name: 'HandlerDetails',
  page: 'web-contents#contentssetwindowopenhandlerhandler',
  members: {
    url: {
      source: 'lib/browser/api/web-contents.ts 580-610',
      answers: 'Absolute, of any scheme.',
      heldBy: inSecurity,
    },
  },
} satisfies ApiPart<HandlerDetails>;

export const openHandlerResponse = {
  name: 'WindowOpenHandlerResponse',
  page: 'web-contents#contentssetwindowopenhandlerhandler',
  members: {
    action: {
      source: 'lib/browser/api/web-contents.ts 408-436',
      answers: '`deny`, or `allow`. Whatever else is answered, or thrown, denies too.',
      standIn: 'not read: no window opens',
      heldBy: inViews,
    },
  },
} satisfies ApiPart<WindowOpenHandlerResponse>;
