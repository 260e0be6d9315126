import type { Page } from 'playwright';
import type { SaveAnswer } from '../../../tools/browser-shell/electron/dialog.ts';
import type { ShownNotification } from '../../../tools/browser-shell/electron/notification-center.ts';
import type { FontName } from '../../../tools/run/steps/fonts.ts';

/** Milliseconds to wait for something to show: many times the usual time, for a busy computer. */
export const patience = 60_000;

/** What the system shows beside the window, and what a person does with it. */
export interface SystemNotifications {
  /** Those that were shown, the first ones first. */
  readonly shown: readonly ShownNotification[];
  /** Another window comes to the front. */
  leaveWindow(): void;
  click(title: string): void;
}

/** The application's window, in Electron or in the browser shell. */
export interface AppWindow {
  readonly kind: 'electron' | 'browser shell';
  readonly page: Page;
  /** Does what opens the file dialog, and chooses a file in it. */
  chooseFile(open: () => Promise<void>, path: string): Promise<void>;
  /** The text on the clipboard. */
  clipboard(): Promise<string>;
  /** Advances the application's clock as a sleep of the computer does, and wakes it up. */
  sleep(milliseconds: number): Promise<void>;
  /** Says what the person answers in the next dialog that saves. */
  answerSaveDialog(answer: SaveAnswer): Promise<void>;
  /** Ends the renderer of the page, as a fault in it would. */
  crashPage(): Promise<void>;
  /** The notifications of the system; null where none can be clicked from outside, as those of a real system. */
  readonly notifications: SystemNotifications | null;
  /** Ends the application without asking about unsaved work. */
  close(): Promise<void>;
  /** Ends it as a crash or a power cut would. */
  kill(): Promise<void>;
  /** Has the system end it. Returns its exit code: null where it was killed. */
  endBySystem(how: SystemEnd): Promise<number | null>;
}

/**
 * How a system ends a program: Windows at a sign-out, which kills it as soon as it was told; an installer of Windows,
 * which waits; the shutdown of Linux or macOS; a signal.
 */
export type SystemEnd = 'signOut' | 'installer' | 'shutdown' | 'signal';

export interface WindowOptions {
  /** An installed program, or a folder that holds package.json and the built `out`. */
  readonly application: string;
  /** Folder of the application's data, for one that is not packed. */
  readonly userData?: string;
  readonly downloads: string;
  readonly env: Readonly<Record<string, string>>;
  readonly font: FontName;
  /** Whether the platform may have the name of another computer. */
  readonly isRemoteAllowed?: boolean;
  /** What is passed to the program; nothing if absent. */
  readonly args?: readonly string[];
  /** The system whose own switches are on the command line; this one if absent. The browser shell alone can do that. */
  readonly switchesOf?: NodeJS.Platform;
  /** Arguments of the notification whose click starts the application, as Windows keeps them. */
  readonly activation?: string;
  /** What the application takes the system for; itself if absent. The browser shell alone can do that. */
  readonly platform?: NodeJS.Platform;
  /** Size of the page in pixels. */
  readonly size: { readonly width: number; readonly height: number };
}
