import { Fragment } from 'react';
import styles from './help.module.css';
import { partsOf } from './references.ts';
import { useLookup } from './useHelpPage.ts';

/** A text of the help, with its keys and the names of buttons as the screen has them. */
export function HelpText({ of }: { of: string }) {
  const lookup = useLookup();
  return partsOf(of, lookup).map(({ kind, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <Fragment key={index}>
      {kind === 'key' && <kbd className={styles.key}>{text}</kbd>}
      {kind === 'name' && <strong>{text}</strong>}
      {kind === 'words' && text}
    </Fragment>
  ));
}
