/** A task after the next frame: that frame has been painted. @returns when it began, in milliseconds */
export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame((time) => setTimeout(() => resolve(time))));

/** Watches the frames of the page. @returns ends the watch, and says how long each took, in milliseconds */
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
