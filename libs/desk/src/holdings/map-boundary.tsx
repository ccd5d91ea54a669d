import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** When the code of the map does not arrive, the address and the coordinates below it still say where. */
export class MapBoundary extends Component<Props, { readonly has_failed: boolean }> {
  override state = { has_failed: false };

  static getDerivedStateFromError(): { has_failed: boolean } {
    return { has_failed: true };
  }

  override render(): ReactNode {
    return this.state.has_failed ? this.props.fallback : this.props.children;
  }
}
