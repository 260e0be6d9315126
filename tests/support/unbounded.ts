import type { z } from 'zod';
import { storedShapes } from '#main/stored-list.ts';
import { ownBounds } from '#shared/bounded.ts';

interface Check {
  maximum?: number;
  length?: number;
  pattern?: RegExp;
}

/** The parts of zod's definitions that the walk reads. */
interface Def {
  type: string;
  checks?: readonly { _zod: { def: Check } }[];
  format?: string;
  pattern?: RegExp;
  element?: z.ZodType;
  items?: z.ZodType[];
  rest?: z.ZodType | null;
  shape?: Readonly<Record<string, z.ZodType>>;
  catchall?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
}

/** Texts of these forms have a length of their own. */
const fixedFormats: ReadonlySet<string> = new Set(['date', 'uuid', 'guid', 'time']);
/** What holds no text and nothing else. */
const plain: ReadonlySet<string> = new Set(
  'number int bigint boolean null undefined void never nan literal enum date symbol'.split(' '),
);

/** Whether a pattern matches texts of a bounded length only: whole texts, and no repetition without an end. */
function endsItself({ source }: RegExp): boolean {
  const bare = source.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x');
  return bare.startsWith('^') && bare.endsWith('$') && !/[*+]|\{\d+,\}/u.test(bare);
}

const checksOf = ({ checks = [] }: Def): Check[] => checks.map(({ _zod }) => _zod.def);

const hasMaximum = (def: Def): boolean =>
  checksOf(def).some(({ maximum, length }) => maximum !== undefined || length !== undefined);

function isTextBounded(def: Def): boolean {
  if (hasMaximum(def) || (def.format !== undefined && fixedFormats.has(def.format))) return true;
  return checksOf(def).some(({ pattern }) => pattern !== undefined && endsItself(pattern));
}

/** Returns the places of a schema at which what it accepts has no bound; empty when all of it is bounded. */
export function unboundedIn(schema: z.ZodType, place = 'it', above: readonly z.ZodType[] = []): string[] {
  const own = ownBounds.get(schema);
  if (own !== undefined && 'characters' in own) return [];
  if (above.includes(schema)) return [`${place}: holds itself`];
  const def = schema._zod.def as unknown as Def;
  const walk = (part: z.ZodType | null | undefined, name: string) =>
    part ? unboundedIn(part, `${place}${name}`, [...above, schema]) : [];
  const stored = storedShapes.get(schema);
  if (stored !== undefined) return walk(stored.item, '[]');
  if (plain.has(def.type)) return [];
  switch (def.type) {
    case 'string':
      return isTextBounded(def) ? [] : [`${place}: text`];
    case 'array':
      return [...(!hasMaximum(def) ? [`${place}: list`] : []), ...walk(def.element, '[]')];
    case 'tuple':
      return [
        ...(def.items ?? []).flatMap((item, index) => walk(item, `[${index}]`)),
        ...(def.rest ? [`${place}: rest`] : []),
      ];
    case 'object':
      return [
        ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => walk(part, `.${name}`)),
        ...(def.catchall && def.catchall._zod.def.type !== 'never' ? [`${place}: other names`] : []),
      ];
    case 'record': {
      const areNamesListed = def.keyType !== undefined && ['enum', 'literal'].includes(def.keyType._zod.def.type);
      const names = own !== undefined || areNamesListed ? walk(def.keyType, ' names') : [`${place}: names`];
      return [...names, ...walk(def.valueType, '{}')];
    }
    case 'union':
      return (def.options ?? []).flatMap((option, index) => walk(option, `|${index}`));
    case 'intersection':
      return [...walk(def.left, ''), ...walk(def.right, '')];
    case 'pipe':
      return walk(def.in?._zod.def.type === 'transform' ? def.out : def.in, '');
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return walk(def.innerType, '');
    case 'lazy':
      return walk(def.getter?.(), '');
    default:
      return [`${place}: ${def.type}`];
  }
}
