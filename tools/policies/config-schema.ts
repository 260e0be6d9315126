import { z } from 'zod';
import { siteConfig } from '#shared/config.ts';
import { policies, type SettingKey } from '#shared/policies/policies.ts';
import { examples } from './examples.ts';
import { plain } from './plain.ts';
import { meaningOf, nameOf } from './setting-texts.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** An address of this computer, which alone may be http (src/shared/platform-address.ts). */
const thisComputer = String.raw`http://(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)`;
const once = (hole: string): string => String.raw`(?=(?:(?!\{${hole}\}).)*\{${hole}\}(?:(?!\{${hole}\}).)*$)`;

/** Checks of the settings' schema that are functions, as patterns: an editor refuses what the application refuses. */
const patterns: Partial<Record<SettingKey, string>> = {
  apiBaseUrl: `^(?:https://(?=[^/:])|${thisComputer})[^?#@]*$`,
  mapTiles: `^${['z', 'x', 'y'].map(once).join('')}(?:https://(?=[^/:])|${thisComputer})[^/{}@]*/.*$`,
};
/** Every other address. The format `uri` refuses the braces of `loginDelegateUrl`. */
const HTTPS = String.raw`^https://[^/\s]`;

/** The JSON schema of the settings, without texts. */
export const bareSchema = (): JsonSchema => z.toJSONSchema(siteConfig, { io: 'input', target: 'draft-7' });

/** The part of a schema that a path leads to. Throws where it leads nowhere. */
export function schemaAt(schema: JsonSchema, path: readonly string[]): JsonSchema {
  return path.reduce<JsonSchema>((group, name) => {
    const member = group.properties?.[name];
    if (typeof member !== 'object') throw new Error(`The schema has no ${path.join('.')}.`);
    return member;
  }, schema);
}

/**
 * The JSON schema of the configuration file, as text: for editors that complete and check it, and for tools that deploy
 * it. A file names it by `$schema`.
 */
export function configSchema(): string {
  const schema = bareSchema();
  for (const { key, path } of policies()) {
    const setting = schemaAt(schema, path);
    const pattern = patterns[key] ?? (setting.format === 'uri' ? HTTPS : undefined);
    delete setting.format;
    Object.assign(setting, {
      title: nameOf(key).en,
      description: plain(meaningOf(key).en),
      examples: [examples[key]],
      ...(pattern !== undefined && { pattern }),
    });
  }
  schema.title = 'Escale';
  schema.properties = { $schema: { type: 'string' }, ...schema.properties };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
