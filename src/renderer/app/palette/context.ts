import { createContext, use } from 'react';

interface PaletteControls {
  openPalette: () => void;
  /** The list of all shortcuts, as with the question mark. */
  showShortcuts: () => void;
}

export const PaletteContext = createContext<PaletteControls>({ openPalette: () => {}, showShortcuts: () => {} });

export const usePalette = () => use(PaletteContext);
