import { ClipboardItem, clipboard } from 'electron';

export const copyText = (text: string): Promise<void> => clipboard.writeText(text);

/** A native clipboard format of the system, by name. */
const format = (name: string): string => `electron application/osclipboard;format="${name}"`;

/** Returns the formats that ask clipboard histories and cloud clipboards to skip an entry. */
function unrecorded(): Record<string, Blob> {
  const no = new Blob([new Uint8Array(4)]);
  switch (process.platform) {
    case 'win32':
      return {
        [format('ExcludeClipboardContentFromMonitorProcessing')]: no,
        [format('CanIncludeInClipboardHistory')]: no,
        [format('CanUploadToCloudClipboard')]: no,
      };
    case 'darwin':
      return { [format('org.nspasteboard.ConcealedType')]: no };
    default:
      return { [format('x-kde-passwordManagerHint')]: new Blob(['secret']) };
  }
}

/** Copies a secret to the clipboard and keeps it out of clipboard histories. */
export const copySecret = (text: string): Promise<void> =>
  clipboard.write([new ClipboardItem({ 'text/plain': text, ...unrecorded() })]);

/** Clears the clipboard if it still holds this text; anything copied since stays. */
export async function clearText(text: string): Promise<void> {
  if ((await clipboard.readText()) === text) await clipboard.writeText('');
}
