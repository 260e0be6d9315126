import type { ToPage } from '../messages.ts';

/** Embedded pages above the window, which Electron shows as separate web contents. */

type View = Extract<ToPage, { type: 'view' }>;

const frames = new Map<string, HTMLIFrameElement>();

export function showView({ id, src, title, place, isVisible }: View, onLoaded: () => void): void {
  const frame = frames.get(id) ?? makeFrame(id, onLoaded);
  frame.title = title;
  const { style } = frame;
  style.left = `${place.x}px`;
  style.top = `${place.y}px`;
  style.width = `${place.width}px`;
  style.height = `${place.height}px`;
  style.visibility = isVisible ? 'visible' : 'hidden';
  if (frame.getAttribute('src') !== src) frame.src = src;
}

function makeFrame(id: string, onLoaded: () => void): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.dataset.shell = '';
  frame.dataset.testid = 'shell-view';
  frame.addEventListener('load', () => onLoaded());
  frames.set(id, frame);
  document.body.append(frame);
  return frame;
}

export function focusView(id: string): void {
  frames.get(id)?.focus();
}

export function closeView(id: string): void {
  frames.get(id)?.remove();
  frames.delete(id);
}
