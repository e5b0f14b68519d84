import { Component, type ErrorInfo, type ReactNode } from "react";
import { business } from "#content/business.ts";
import { screenFailureEndpoints } from "#domain/api/screen-failures.ts";
import { phoneLink } from "#domain/phone-link.ts";
import { call } from "#site/api/call.ts";
import { addressOfPlace, placeOfView } from "#site/inbox/navigation.ts";

/** The most characters of an error that are reported. */
const longest = 2000;

const reported = new Set<string>();

/** Reports each failure of a part once: it is tried again whenever something changes. */
function report(part: string, error: unknown, components: string): void {
  const body = {
    part,
    error: String(error).slice(0, longest),
    components: components.slice(0, longest),
  };
  const failure = `${part}: ${body.error}`;
  if (reported.has(failure)) return;
  reported.add(failure);
  // React has written it to the console already; without a connection that has to do.
  call(screenFailureEndpoints.report, { body }).catch(() => {});
}

/** What is shown in place of a part that failed. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const phone = phoneLink(business.phone);
  return (
    <div role="alert" className="sheet flex-none bg-error-tint p-6">
      <p className="text-lg font-semibold">This part could not be shown.</p>
      <p className="mt-1">
        {"Nothing is lost: bookings are stored and still come in, and customers reach you at "}
        <a href={phone.href} className="font-semibold whitespace-nowrap underline">
          {phone.text}
        </a>
        .
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="act bg-white" onClick={onRetry}>
          Try again
        </button>
        <a href={addressOfPlace(placeOfView("inbox"))} className="act bg-white">
          All bookings
        </a>
      </p>
    </div>
  );
}

interface ErrorBoundaryProps {
  /** What the log calls it, such as "booking facts". */
  readonly part: string;
  /** When this changes, a part that failed is tried again. */
  readonly retryOn?: unknown;
  /** What surrounds the message, where the part is the whole page. */
  readonly frame?: (message: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error inside a part of the screen, and reports it. */
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
    const message = <Failed onRetry={() => this.setState({ hasFailed: false })} />;
    return frame ? frame(message) : message;
  }
}
