import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DocumentViewer } from '#renderer/kit/viewer/DocumentViewer.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

const pdf = vi.hoisted(() => ({
  open: vi.fn(),
  close: vi.fn(),
  begin: vi.fn(() => () => {}),
  render: vi.fn(() => ({ promise: Promise.resolve(), cancel: () => {} })),
  /** Parts of the text of a page, as the library streams them. */
  text: vi.fn((_page: number) => new ReadableStream<unknown>({ start: (controller) => controller.close() })),
}));
vi.mock('#renderer/kit/viewer/pdf/open.ts', () => ({ openPdf: pdf.open }));

const pageOf = (pageNumber: number) => ({
  pageNumber,
  rotate: 0,
  getViewport: ({ scale }: { scale: number }) => {
    const viewport = { width: 300 * scale, height: 400 * scale, clone: (): unknown => viewport };
    return viewport;
  },
  render: pdf.render,
  streamTextContent: () => pdf.text(pageNumber),
});

beforeEach(() => {
  installFakeBridge({ 'app.setUnsaved': () => undefined });
  pdf.close.mockClear();
  pdf.open.mockReset().mockImplementation(() => ({
    document: Promise.resolve({ numPages: 2, getPage: async (number: number) => pageOf(number) }),
    begin: pdf.begin,
    close: pdf.close,
  }));
});

const picture = { kind: 'picture', url: 'blob:1' } as const;
const openPicture = async (options?: ScreenOptions) => {
  const onProblem = vi.fn();
  const view = await openScreen(<DocumentViewer content={picture} label="Carte" onProblem={onProblem} />, options);
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Carte' });
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  return { ...view, image, onProblem };
};
const size = () => screen.getByRole('status', { name: 'Niveau de zoom' }).textContent;

test('buttons zoom, fit and rotate a picture', async () => {
  const { image, person } = await openPicture();
  fireEvent.load(image);
  expect(size()).toBe('100\u00a0%');
  await person.click(screen.getByRole('button', { name: 'Agrandir' }));
  expect([size(), image.style.width]).toEqual(['125\u00a0%', '500px']);
  await person.click(screen.getByRole('button', { name: 'Tourner d’un quart de tour' }));
  expect(image.style.rotate).toBe('90deg');
  expect(image.parentElement?.style.width).toBe('250px');
  await person.click(screen.getByRole('button', { name: 'Réduire' }));
  await person.click(screen.getByRole('button', { name: 'Ajuster' }));
  expect(size()).toBe('100\u00a0%');
});

test('the keys do the same while the viewer has the focus', async () => {
  const { image, person } = await openPicture();
  fireEvent.load(image);
  screen.getByRole('region', { name: 'Carte' }).focus();
  await person.keyboard('++t');
  expect([size(), image.style.rotate]).toEqual(['150\u00a0%', '90deg']);
  await person.keyboard('-0');
  expect(size()).toBe('100\u00a0%');
});

test('a picture that cannot be drawn shows an error, and offers no tools', async () => {
  const { image, onProblem } = await openPicture();
  fireEvent.error(image);
  expect(onProblem).toHaveBeenCalledWith('broken');
  expect(screen.getByRole('button', { name: 'Agrandir' }).getAttribute('aria-disabled')).toBe('true');
});

const file = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' });
const openDocument = async (onProblem = vi.fn()) => {
  const view = await openScreen(
    <DocumentViewer content={{ kind: 'pdf', file }} label="Permis" onProblem={onProblem} />,
  );
  return { ...view, onProblem };
};

test('a PDF moves from page to page, and is closed with the viewer', async () => {
  const { person, unmount } = await openDocument();
  expect(await screen.findByRole('img', { name: 'Permis, page 1 sur 2' })).toBeDefined();
  expect((await screen.findByRole('button', { name: 'Page précédente' })).getAttribute('aria-disabled')).toBe('true');
  screen.getByRole('region', { name: 'Permis' }).focus();
  await person.keyboard('{PageDown}');
  expect(await screen.findByRole('img', { name: 'Permis, page 2 sur 2' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Page suivante' }).getAttribute('aria-disabled')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Page précédente' }));
  expect(await screen.findByRole('img', { name: 'Permis, page 1 sur 2' })).toBeDefined();
  expect(pdf.close).not.toHaveBeenCalled();
  unmount();
  expect(pdf.close).toHaveBeenCalledTimes(1);
});

test.each([
  ['locked', Object.assign(new Error('No password given'), { name: 'PasswordException' })],
  ['broken', new Error('Invalid PDF structure')],
])('a PDF that is %s shows an error', async (problem, thrown) => {
  pdf.open.mockImplementation(() => ({ document: Promise.reject(thrown), begin: pdf.begin, close: pdf.close }));
  const { onProblem } = await openDocument();
  await waitFor(() => expect(onProblem).toHaveBeenCalledWith(problem));
});

test('a PDF that takes too much says so once, and not what follows from ending it', async () => {
  const rendering = Promise.withResolvers<void>();
  pdf.render.mockReturnValueOnce({ promise: rendering.promise, cancel: () => {} });
  const { onProblem } = await openDocument();
  await waitFor(() => expect(pdf.render).toHaveBeenCalled());
  const [, onOver] = pdf.open.mock.lastCall ?? [];
  onOver();
  rendering.reject(new Error('worker is being destroyed'));
  await waitFor(() => expect(onProblem).toHaveBeenCalled());
  await rendering.promise.catch(() => {});
  expect(onProblem.mock.calls).toEqual([['tooHeavy']]);
});

test('one that takes too much while it is opened says so once too', async () => {
  const opening = Promise.withResolvers<never>();
  pdf.open.mockImplementationOnce(() => ({ document: opening.promise, begin: pdf.begin, close: pdf.close }));
  const { onProblem } = await openDocument();
  await waitFor(() => expect(pdf.open).toHaveBeenCalled());
  const [, onOver] = pdf.open.mock.lastCall ?? [];
  onOver();
  opening.reject(new Error('worker is being destroyed'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onProblem.mock.calls).toEqual([['tooHeavy']]);
});

test('the watch over a PDF covers opening, reading a page, drawing it and reading its text, and ends with each', async () => {
  const begun: ReturnType<typeof vi.fn>[] = [];
  pdf.begin.mockClear().mockImplementation(() => {
    const end = vi.fn();
    begun.push(end);
    return end;
  });
  await openDocument();
  await waitFor(() => expect(begun).toHaveLength(4));
  await waitFor(() => expect(begun.every((end) => end.mock.calls.length > 0)).toBe(true));
});

const streamOf = (parts: readonly unknown[]) =>
  new ReadableStream<unknown>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
const item = (str: string, hasEOL = false) => ({ str, hasEOL });

test('the text of each page of a PDF is there for a screen reader, beside its picture', async () => {
  pdf.text.mockImplementation((page) =>
    page === 1
      ? streamOf([
          { items: [{ type: 'beginMarkedContent' }, item('Permis de '), item('conduire', true)] },
          { items: [item('', true), item('Catégorie B')] },
        ])
      : streamOf([{ items: [item('Au dos')] }]),
  );
  const { person } = await openDocument();
  expect(await screen.findByText(/Permis de conduire Catégorie B/)).toBeDefined();
  screen.getByRole('region', { name: 'Permis' }).focus();
  await person.keyboard('{PageDown}');
  expect(await screen.findByText(/Au dos/)).toBeDefined();
  expect(screen.queryByText(/Permis de conduire/)).toBeNull();
});

test('a text that cannot be read, and one without end, leave the picture as it is', async () => {
  const onEnd = vi.fn();
  pdf.text.mockImplementation((page) =>
    page === 1
      ? new ReadableStream({ start: (controller) => controller.error(new Error('Invalid font')) })
      : new ReadableStream({
          pull: (controller) => controller.enqueue({ items: [item('mot '.repeat(500), true)] }),
          cancel: onEnd,
        }),
  );
  const { person, onProblem } = await openDocument();
  expect(await screen.findByRole('img', { name: 'Permis, page 1 sur 2' })).toBeDefined();
  screen.getByRole('region', { name: 'Permis' }).focus();
  await person.keyboard('{PageDown}');
  const text = await screen.findByText(/mot mot/);
  expect(text.textContent?.length).toBeLessThanOrEqual(50_100);
  expect(onEnd).toHaveBeenCalled();
  expect(onProblem).not.toHaveBeenCalled();
});
