/** Electron's event objects, as far as `preventDefault` goes. */
export class CancelableEvent {
  defaultPrevented = false;

  preventDefault(): void {
    this.defaultPrevented = true;
  }
}
