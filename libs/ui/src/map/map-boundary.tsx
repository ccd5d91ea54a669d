import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary that shows a text where a map cannot be rendered, or its code does not load. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly has_failed: boolean }> {
  override state = { has_failed: false };

  static getDerivedStateFromError(): { has_failed: boolean } {
    return { has_failed: true };
  }

  override render(): ReactNode {
    return this.state.has_failed ? this.props.failed : this.props.children;
  }
}
