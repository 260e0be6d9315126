import type { EmbeddedView, EmbeddedViewListener, EmbeddedViews } from '#main/ports.ts';
import type { DashboardRect } from '#shared/ipc/analytics.ts';

/** One page that was embedded, as a test sees it. */
export interface FakeEmbeddedView extends EmbeddedView {
  readonly address: string;
  readonly listener: EmbeddedViewListener;
  /** Every place so far; null: hidden. */
  readonly places: (DashboardRect | null)[];
  /** What else was done to it. */
  readonly done: string[];
}

/** Pages inside a window that is not there. */
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
