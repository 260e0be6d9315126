import { createContext, use } from 'react';

interface PaletteControls {
  openPalette: () => void;
  /** Shows the list of all shortcuts, as the question mark does. */
  showShortcuts: () => void;
}

export const PaletteContext = createContext<PaletteControls>({ openPalette: () => {}, showShortcuts: () => {} });

export const usePalette = () => use(PaletteContext);
