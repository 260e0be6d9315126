/** Pixels of all canvases that one document is drawn on at a time: six pages in full, for what is drawn apart. */
const MAX_PIXELS = 150_000_000;

interface Drawn {
  canvas: HTMLCanvasElement | null;
  context: CanvasRenderingContext2D | null;
}

const context = (canvas: HTMLCanvasElement, alpha = true) =>
  canvas.getContext('2d', { alpha, willReadFrequently: true });

/**
 * Returns the class by which the library makes canvases. A document may nest canvases without end, so they are counted,
 * and refused with a RangeError beyond the bound.
 * @param onOver called before each refusal
 */
export function boundedCanvases(onOver: () => void, maxPixels = MAX_PIXELS) {
  let made: WeakRef<HTMLCanvasElement>[] = [];

  const resize = (canvas: HTMLCanvasElement, width: number, height: number): void => {
    canvas.width = 0;
    canvas.height = 0;
    made = made.filter((one) => one.deref() !== undefined);
    const pixels = made.reduce((sum, one) => sum + areaOf(one.deref()), 0);
    if (pixels + width * height > maxPixels) {
      onOver();
      throw new RangeError('the document takes too many canvases');
    }
    canvas.width = width;
    canvas.height = height;
  };

  return class BoundedCanvases {
    create(width: number, height: number): Drawn {
      const canvas = document.createElement('canvas');
      resize(canvas, width, height);
      made.push(new WeakRef(canvas));
      return { canvas, context: context(canvas) };
    }

    reset({ canvas }: Drawn, width: number, height: number): void {
      if (canvas !== null) resize(canvas, width, height);
    }

    destroy(drawn: Drawn): void {
      if (drawn.canvas !== null) {
        drawn.canvas.width = 0;
        made = made.filter((one) => one.deref() !== drawn.canvas);
      }
      drawn.canvas = null;
      drawn.context = null;
    }

    getNoAlphaContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
      return context(canvas, false);
    }
  };
}

const areaOf = (canvas: HTMLCanvasElement | undefined): number =>
  canvas === undefined ? 0 : canvas.width * canvas.height;
