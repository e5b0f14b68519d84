import { Component, type ReactNode } from "react";
import { serviceLine } from "#domain/contact.ts";
import { addressOfPlace, placeOfView } from "#inbox/app/navigation.ts";
import { ButtonLink } from "./button.tsx";
import { Failure } from "./failure.tsx";

const FailedPart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Failure
    title="This part could not be shown."
    onRetry={onRetry}
    otherWay={<ButtonLink href={addressOfPlace(placeOfView("bookings"))}>All bookings</ButtonLink>}
  >
    {"Nothing is lost: bookings are stored and still come in"}
    {serviceLine && (
      <>
        {", and customers reach you at "}
        <a href={serviceLine.href} className="font-semibold whitespace-nowrap">
          {serviceLine.text}
        </a>
      </>
    )}
    .
  </Failure>
);

interface ErrorBoundaryProps {
  /** When this changes, a failed part is rendered again. */
  readonly retryOn?: unknown;
  /** Surrounds the message if the part is the whole page. */
  readonly frame?: (message: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error inside one part of the screen; React logs it in the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    if (hasFailed && before.retryOn !== this.props.retryOn) this.setState({ hasFailed: false });
  }

  override render() {
    const { children, frame } = this.props;
    if (!this.state.hasFailed) return children;
    const message = <FailedPart onRetry={() => this.setState({ hasFailed: false })} />;
    return frame ? frame(message) : message;
  }
}
