import { Component, type ReactNode } from 'react';
export class PageBoundary extends Component<{ children: ReactNode }> {
  override render() {
    return this.props.children;
  }
}
