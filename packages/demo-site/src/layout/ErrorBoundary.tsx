import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the place of what broke. */
  fallback: (error: unknown) => ReactNode;
  /** Another place is another try. */
  place?: string;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown } | undefined;
  place: string | undefined;
}

/** What breaks below is shown here; what stands above goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): State | null {
    return place === state.place ? null : { place, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
