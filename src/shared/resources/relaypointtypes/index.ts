import { z } from 'zod';
import { defineResource } from '../define.ts';
import { partOfName, recordId } from '../filters.ts';
import { text } from '../read.ts';
import { nameText } from '../written.ts';
import { relayPointTypesManifest } from './manifest.ts';

/** The icon of a type for which none was chosen (docs/platform/b-communities-content.md §6). */
export const defaultIconId = 1;

/** Reads a type of relay points (docs/platform/b-communities-content.yaml, RelayPointType). */
const relayPointType = z
  .object({
    id: z.int(),
    name: z.string(),
    iconId: z.int(),
    iconName: text,
    iconPrivateName: text,
    iconUrl: text,
    iconPrivateUrl: text,
  })
  .transform(({ iconPrivateName, iconPrivateUrl, ...same }) => ({
    ...same,
    privateIconName: iconPrivateName,
    privateIconUrl: iconPrivateUrl,
  }));
export type RelayPointType = z.infer<typeof relayPointType>;

/** What a form saves. The platform stores a null icon and then answers 500, so the schema refuses null. */
const relayPointTypeWrite = z.object({ name: nameText.min(1), iconId: recordId });

export const relayPointTypes = defineResource(relayPointTypesManifest, {
  row: relayPointType,
  item: relayPointType,
  write: relayPointTypeWrite,
  toWire: (values) => ({ ...values }),
  sorts: { id: 'id', name: 'name' },
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { name: partOfName('name') },
  foundBy: { name: 'name' },
  fieldOfPath: { icon: 'iconId' },
});

/** Reads an icon (docs/platform/b-communities-content.yaml, Icon); its variant is shown for private points. */
export const icon = z.object({ id: z.int(), name: z.string(), url: z.string(), privateName: text, privateUrl: text });
export type Icon = z.infer<typeof icon>;
