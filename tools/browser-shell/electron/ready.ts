/** Whether the runtime is ready, which it is once the main script of the application has ended. */
let isReady = false;
const ready = Promise.withResolvers<void>();

export const isReadyNow = (): boolean => isReady;
export const whenReady = (): Promise<void> => ready.promise;

export function becomeReady(): void {
  isReady = true;
  ready.resolve();
}

/** @throws Error as Electron does where something is used before the runtime is ready (lib/browser/api/dialog.ts, 62-66) */
export function onlyWhenReady(what: string): void {
  if (!isReady) throw new Error(`${what} can only be used after app is ready`);
}

/** @throws Error as Electron does where something is used once the runtime is ready */
export function onlyBeforeReady(what: string): void {
  if (isReady) throw new Error(`${what} can only be called before app is ready`);
}
