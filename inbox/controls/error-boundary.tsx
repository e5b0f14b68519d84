import { Component, type ErrorInfo, type ReactNode } from "react";
import { screenFailureEndpoints } from "#domain/api/screen-failures.ts";
import { serviceLine } from "#domain/contact.ts";
import { call } from "#inbox/api/call.ts";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { ButtonLink } from "./button.tsx";
import styles from "./error-boundary.module.css";
import { Failure } from "./failure.tsx";

const maxCharacters = 2000;

const reported = new Set<string>();

/** Reports each failure of a part once: the part is rendered again on every change. */
function report(part: string, error: unknown, components: string): void {
  const body = {
    part,
    error: String(error).slice(0, maxCharacters),
    components: components.slice(0, maxCharacters),
  };
  const failure = `${part}: ${body.error}`;
  if (reported.has(failure)) return;
  reported.add(failure);
  // React has already logged it in the console, which is all there is without a connection.
  call(screenFailureEndpoints.report, { body }).catch(() => {});
}

const FailedPart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Failure
    title="This part could not be shown."
    onRetry={onRetry}
    otherWay={<ButtonLink href={addressOfPlace(placeOfView("inbox"))}>All bookings</ButtonLink>}
  >
    {"Nothing is lost: bookings are stored and still come in"}
    {serviceLine && (
      <>
        {", and customers reach you at "}
        <a href={serviceLine.href} className={styles["phone"]}>
          {serviceLine.text}
        </a>
      </>
    )}
    .
  </Failure>
);

interface ErrorBoundaryProps {
  /** Its name in the log, such as "booking facts". */
  readonly part: string;
  /** When this changes, a failed part is rendered again. */
  readonly retryOn?: unknown;
  /** Surrounds the message if the part is the whole page. */
  readonly frame?: (message: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error inside one part of the screen and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    report(this.props.part, error, componentStack ?? "");
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
