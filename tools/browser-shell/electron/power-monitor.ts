import { EventEmitter } from 'node:events';
import { CancelableEvent } from './event.ts';

/** The events of the power monitor without details that a launcher can cause. */
export type PowerEvent = 'resume' | 'suspend' | 'lock-screen' | 'unlock-screen';

/** The power monitor of Electron (lib/browser/api/power-monitor.ts). */
export class PowerMonitor extends EventEmitter {
  /** Whether the system tells the application that it shuts down, and waits for it. */
  #isListening = false;

  constructor() {
    super();
    this.once('newListener', () => {
      // macOS tells it in any case (shell/browser/api/electron_api_power_monitor_mac.mm, 106-114), Windows never.
      this.#isListening = process.platform === 'darwin';
      if (process.platform !== 'linux') return;
      // 22-42: the listener that starts the monitor is not counted, whatever it listens to.
      const listen = (count: number) => {
        this.#isListening = count > 0;
      };
      listen(this.listenerCount('shutdown'));
      this.on('newListener', (event) => {
        if (event === 'shutdown') listen(this.listenerCount('shutdown') + 1);
      });
      this.on('removeListener', (event) => {
        if (event === 'shutdown') listen(this.listenerCount('shutdown'));
      });
    });
  }

  /**
   * The system shuts down, or the person logs out of macOS.
   * @returns whether it waits for the application to quit by itself (shell/browser/lib/power_observer_linux.cc, 162-176;
   *   shell/browser/mac/electron_application.mm, 88-101)
   */
  shutDown(): boolean {
    if (!this.#isListening) return false;
    const event = new CancelableEvent();
    this.emit('shutdown', event);
    return event.defaultPrevented;
  }
}

export const powerMonitor = new PowerMonitor();
