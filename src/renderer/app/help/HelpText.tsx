import { partsOf } from './references.ts';
import { useLookup } from './useHelpPage.ts';

/** A text of the help, with its keys and the names of buttons as the screen has them. */
export function HelpText({ of }: { of: string }) {
  const lookup = useLookup();
  return partsOf(of, lookup).map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    if (kind === 'key') return <kbd key={index}>{text}</kbd>;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return kind === 'name' ? <strong key={index}>{text}</strong> : text;
  });
}
