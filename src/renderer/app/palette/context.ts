import { createContext, use } from 'react';

interface PaletteControls {
  /** Opens the palette, with something in its field where it is given. */
  openPalette: (typed?: string) => void;
  /** Shows the list of all shortcuts, as the question mark does. */
  showShortcuts: () => void;
}

export const PaletteContext = createContext<PaletteControls>({ openPalette: () => {}, showShortcuts: () => {} });

export const usePalette = () => use(PaletteContext);
