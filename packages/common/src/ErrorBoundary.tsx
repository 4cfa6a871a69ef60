import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error. */
  fallback: (error: unknown) => ReactNode;
  /** Changing it renders the children again. */
  resetKey?: unknown;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown } | undefined;
  resetKey: unknown;
}

/** Shows errors of its children; everything around it keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
