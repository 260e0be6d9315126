import { createContext, use } from 'react';

export const PaletteContext = createContext<{ openPalette: () => void }>({ openPalette: () => {} });

export const usePalette = () => use(PaletteContext);
