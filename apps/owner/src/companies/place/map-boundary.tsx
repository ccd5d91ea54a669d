import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** The map is a convenience: when its code does not arrive, the coordinates still take the place. */
export class MapBoundary extends Component<Props, { readonly has_failed: boolean }> {
  override state = { has_failed: false };

  static getDerivedStateFromError(): { has_failed: boolean } {
    return { has_failed: true };
  }

  override render(): ReactNode {
    return this.state.has_failed ? this.props.fallback : this.props.children;
  }
}
