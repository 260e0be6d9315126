import { shell } from 'electron';

/** @throws Error with the system's message when the folder cannot be opened */
export async function openFolder(path: string): Promise<void> {
  const problem = await shell.openPath(path);
  if (problem !== '') throw new Error(problem);
}
