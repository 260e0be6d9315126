/** Waits for a task after the next frame, which is then painted. @returns start of the task, in milliseconds */
export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame((time) => setTimeout(() => resolve(time))));

/** Watches the frames of the page. @returns a function that ends it and returns the milliseconds of each frame */
export function watchFrames(): () => number[] {
  const times: number[] = [];
  let before = Number.NaN;
  let request = requestAnimationFrame(function note(time) {
    if (!Number.isNaN(before)) times.push(time - before);
    before = time;
    request = requestAnimationFrame(note);
  });
  return () => {
    cancelAnimationFrame(request);
    return times;
  };
}
