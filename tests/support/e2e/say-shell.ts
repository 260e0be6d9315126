import { findElectron } from '../../../tools/run/steps/electron.ts';

/** Once a run: on what the window tests look at the application. */
export default function saySetup(): void {
  const electron = findElectron();
  console.log(
    electron === null
      ? "End-to-end tests run on the browser shell in Chromium: Electron's binary is not here."
      : `End-to-end tests run on Electron: ${electron}`,
  );
}
