/**
 * Bounds the memory of the worker that reads a PDF, by replacing the constructors of buffers. Must be loaded before the
 * library: all content, however packed or encrypted, is unpacked into such buffers.
 */

const MB = 1024 * 1024;
/** Bytes of the largest buffer: a picture of 40 million pixels takes 160, one of a decoder that works in floats more. */
const MAX_BUFFER = 256 * MB;
/** Bytes of all buffers: such a picture in the three forms that it goes through. */
const MAX_HELD = 768 * MB;
/** Smaller buffers are not counted. */
const COUNTED = 64 * 1024;

/** The message of the worker before it is ended, beside those of the library. */
export const overMemory = 'escale:over-memory';

type Buffers = ArrayBufferConstructor | Uint8ArrayConstructor;

export interface MemoryOptions {
  /** The scope of the worker, whose constructors are replaced. */
  scope: Record<string, unknown>;
  /** Called before each refusal. */
  onOver: () => void;
  maxBuffer?: number;
  maxHeld?: number;
}

const names = [
  'ArrayBuffer',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
];

/** Makes the constructors of buffers of a scope throw a RangeError beyond the bounds. */
export function boundMemory({ scope, onOver, maxBuffer = MAX_BUFFER, maxHeld = MAX_HELD }: MemoryOptions): void {
  let held: WeakRef<ArrayBuffer>[] = [];
  let sum = 0;

  const over = (): never => {
    onOver();
    throw new RangeError('the document takes too much memory');
  };
  const stillHeld = () => {
    const alive = held.map((one) => one.deref()).filter((buffer) => buffer !== undefined);
    held = alive.map((buffer) => new WeakRef(buffer));
    // A transferred buffer no longer has bytes here.
    return alive.reduce((total, { byteLength }) => total + byteLength, 0);
  };
  const charge = (bytes: number) => {
    if (bytes > maxBuffer) over();
    if (sum + bytes > maxHeld) sum = stillHeld();
    if (sum + bytes > maxHeld) over();
  };
  const keep = (made: object) => {
    const buffer = made instanceof ArrayBuffer ? made : (made as Uint8Array<ArrayBuffer>).buffer;
    if (buffer.byteLength < COUNTED) return;
    held.push(new WeakRef(buffer));
    sum += buffer.byteLength;
  };

  for (const name of names) {
    const original = scope[name] as Buffers;
    const size = 'BYTES_PER_ELEMENT' in original ? original.BYTES_PER_ELEMENT : 1;
    const bounded: Buffers = new Proxy(original, {
      construct(target, args: unknown[], newTarget) {
        const bytes = lengthOf(args[0]) * size;
        if (bytes >= COUNTED) charge(bytes);
        const made: object = Reflect.construct(target, args, newTarget === bounded ? target : newTarget);
        if (bytes >= COUNTED) keep(made);
        return made;
      },
    });
    scope[name] = bounded;
  }
  // Removed, since it unpacks everything before any check; the library then uses its own decoder.
  scope.DecompressionStream = undefined;
}

/** Elements of a new buffer; 0 for a view of one that is there. */
function lengthOf(args: unknown): number {
  if (typeof args === 'number') return args;
  const { length } = Object(args) as { length?: unknown };
  return typeof length === 'number' ? length : 0;
}
