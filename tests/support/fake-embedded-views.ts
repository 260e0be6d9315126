import type { EmbeddedView, EmbeddedViewListener, EmbeddedViews } from '#main/ports.ts';
import type { DashboardRect } from '#shared/ipc/analytics.ts';

/** One embedded page, with what a test can inspect. */
export interface FakeEmbeddedView extends EmbeddedView {
  readonly address: string;
  readonly listener: EmbeddedViewListener;
  /** Every position so far; null: hidden. */
  readonly places: (DashboardRect | null)[];
  /** The other operations on it, in order. */
  readonly done: string[];
}

/** Embedded pages without a real window. */
export class FakeEmbeddedViews implements EmbeddedViews {
  readonly opened: FakeEmbeddedView[] = [];

  open(address: string, listener: EmbeddedViewListener): EmbeddedView {
    const places: (DashboardRect | null)[] = [];
    const done: string[] = [];
    const view: FakeEmbeddedView = {
      address,
      listener,
      places,
      done,
      place: (place) => void places.push(place),
      focus: () => void done.push('focus'),
      print: async (header) => {
        done.push(`print ${header}`);
        return new TextEncoder().encode('%PDF-');
      },
      copyImage: async () => void done.push('copy'),
      close: () => void done.push('close'),
    };
    this.opened.push(view);
    return view;
  }
}
