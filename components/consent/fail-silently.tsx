import { Component, type ReactNode } from 'react';

/** Renders nothing when a child throws, so that analytics errors never break the page (COOK-03). */
export class FailSilently extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
