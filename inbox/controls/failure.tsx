import { Component, type ReactNode } from "react";
import { serviceLine } from "#domain/contact.ts";
import { addressOfView } from "#inbox/app/navigation.ts";
import { Button, ButtonLink } from "./button.tsx";
import { looks } from "./looks.ts";

/** Shown in place of a part of the screen that has failed. */
const FailedPart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div
    role="alert"
    className="flex-none rounded-pane border-2 border-ink bg-error-tint p-6 text-ink"
  >
    <p className="text-lg font-semibold">This part could not be shown.</p>
    <p className="mt-1">
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
    </p>
    <p className="mt-5 flex flex-wrap gap-3">
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink href={addressOfView("bookings")}>All bookings</ButtonLink>
    </p>
  </div>
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

interface Query {
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Shown in place of a list that could not be loaded. */
export const LoadFailed = ({
  query: { isError, refetch },
  children,
}: {
  readonly query: Query;
  readonly children: string;
}) =>
  isError && (
    <p role="alert" className={`${looks.notice} m-3`}>
      {`${children} `}
      <button type="button" onClick={() => refetch()}>
        Try again
      </button>
    </p>
  );
