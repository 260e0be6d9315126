import { type GuideCommandName, guideCommands } from '../../../tools/guide/commands.ts';

/**
 * The lines of a command as the guides for administrators show them, over packages of a test.
 * @param packages path of a package in place of each name that the guide gives
 */
export function guideLines(name: GuideCommandName, packages: Readonly<Record<string, string>> = {}): string[] {
  const lines: readonly string[] = guideCommands[name].lines;
  return lines.map((line) =>
    Object.entries(packages).reduce((text, [shown, path]) => {
      return text.replace(shown, () => path);
    }, line),
  );
}
