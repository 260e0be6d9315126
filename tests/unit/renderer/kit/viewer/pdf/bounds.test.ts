import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boundedCanvases } from '#renderer/kit/viewer/pdf/canvases.ts';
import { boundMemory } from '#renderer/kit/viewer/pdf/memory.ts';
import { startWatch } from '#renderer/kit/viewer/pdf/watch.ts';

const KB = 1024;

describe('the memory of the worker of a PDF', () => {
  const bounded = () => {
    const scope: Record<string, unknown> = { DecompressionStream };
    const onOver = vi.fn();
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (/Array$|^ArrayBuffer$/u.test(name)) scope[name] = Reflect.get(globalThis, name);
    }
    boundMemory({ scope, onOver, maxBuffer: 512 * KB, maxHeld: 1024 * KB });
    // The scope holds the constructors that were put into it.
    return { ...(scope as unknown as typeof globalThis), onOver };
  };

  test('is refused to one large buffer, and says so', () => {
    const { Uint8Array: Bytes, Float64Array: Numbers, ArrayBuffer: Buffer, onOver } = bounded();
    expect(new Bytes(512 * KB)).toHaveLength(512 * KB);
    expect(() => new Bytes(512 * KB + 1)).toThrow(RangeError);
    expect(() => new Numbers(65 * KB)).toThrow(RangeError);
    expect(() => new Buffer(513 * KB)).toThrow(RangeError);
    expect(() => Bytes.from({ length: 513 * KB }, () => 0)).toThrow(RangeError);
    expect(onOver).toHaveBeenCalledTimes(4);
  });

  test('is refused to many buffers that are all held', () => {
    const { Uint8Array: Bytes, onOver } = bounded();
    const held: Uint8Array[] = [];
    expect(() => {
      for (let count = 0; count < 20; count += 1) held.push(new Bytes(100 * KB));
    }).toThrow(RangeError);
    expect(held).toHaveLength(10);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('is given back by buffers that were handed over', () => {
    const { Uint8Array: Bytes, onOver } = bounded();
    const held: Uint8Array[] = [];
    for (let count = 0; count < 30; count += 1) {
      const bytes = new Bytes(100 * KB);
      held.push(bytes);
      structuredClone(bytes, { transfer: [bytes.buffer] });
    }
    expect(onOver).not.toHaveBeenCalled();
  });

  test('leaves buffers what they are', () => {
    const { Uint8Array: Bytes, Uint32Array: Words } = bounded();
    const bytes = new Bytes([1, 2, 3, 4]);
    expect(bytes instanceof Bytes && bytes instanceof Uint8Array).toBe(true);
    expect(new Uint8Array(2) instanceof Bytes).toBe(true);
    expect([...bytes.subarray(1), ...Bytes.of(9), ...new Bytes(bytes.buffer, 2)]).toEqual([2, 3, 4, 9, 3, 4]);
    expect(Words.BYTES_PER_ELEMENT).toBe(4);
    class Own extends Bytes {}
    expect(new Own(3) instanceof Own).toBe(true);
  });

  test('is not taken by what unpacks all at once', () => {
    expect(bounded().DecompressionStream).toBeUndefined();
  });
});

describe('the canvases of a PDF', () => {
  test('are refused beyond their pixels, and counted no more once they are given back', () => {
    const onOver = vi.fn();
    const canvases = new (boundedCanvases(onOver, 1000))();
    const first = canvases.create(20, 30);
    const second = canvases.create(20, 20);
    expect(() => canvases.create(1, 1)).toThrow(RangeError);
    canvases.destroy(first);
    expect(first).toEqual({ canvas: null, context: null });
    const third = canvases.create(20, 30);
    expect(onOver).toHaveBeenCalledTimes(1);
    canvases.reset(second, 10, 10);
    expect(() => canvases.reset(third, 100, 10)).toThrow(RangeError);
    expect(onOver).toHaveBeenCalledTimes(2);
  });
});

describe('the watch over a PDF', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('ends what works too long, once', () => {
    const onOver = vi.fn();
    const watch = startWatch(onOver);
    watch.begin();
    watch.begin();
    vi.advanceTimersByTime(29_000);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600_000);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('leaves in peace what ends, and what waits for nothing', () => {
    const onOver = vi.fn();
    const watch = startWatch(onOver);
    for (let page = 0; page < 10; page += 1) {
      const end = watch.begin();
      vi.advanceTimersByTime(20_000);
      end();
    }
    vi.advanceTimersByTime(600_000);
    watch.begin();
    watch.stop();
    vi.advanceTimersByTime(600_000);
    expect(onOver).not.toHaveBeenCalled();
  });

  test('counts no time of a hidden window', () => {
    const onOver = vi.fn();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    startWatch(onOver).begin();
    vi.advanceTimersByTime(600_000);
    expect(onOver).not.toHaveBeenCalled();
    state.mockReturnValue('visible');
    vi.advanceTimersByTime(30_000);
    expect(onOver).toHaveBeenCalledTimes(1);
  });
});
