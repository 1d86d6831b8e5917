import { Component, type ReactNode } from 'react';

/** Whatever fails inside is left out; the page goes on (spec section 4: analytics errors are swallowed). */
export class FailSilently extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
