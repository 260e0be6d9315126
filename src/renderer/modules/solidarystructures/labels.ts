import type { Option } from '#renderer/kit/list/filters/control.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { type EntryMode, entryModes } from '#shared/resources/solidarystructures/index.ts';

/** Labels of the entry modes of a structure. */
export const modeLabel = (mode: EntryMode): TextKey => `solidarystructures:values.mode.${mode}`;

export const modeOf = ({ isLightMode }: { isLightMode: boolean }): EntryMode => (isLightMode ? 'light' : 'full');

export const modeOptions: Option<EntryMode>[] = entryModes.map((value) => ({ value, label: modeLabel(value) }));
