import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import styles from "./offline-page.module.css";

/** A list that the script fills in, and shows unless it stays empty. The template is one of its items. */
const List = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section id={id} hidden aria-labelledby={`${id}-title`} className={styles["list"]}>
    <h2 id={`${id}-title`}>{title}</h2>
    <ul />
    <template>{children}</template>
  </section>
);

/** What the service worker shows in place of the inbox without a connection. A script fills in the lists. */
export const OfflinePage = () => (
  <main className={styles["page"]}>
    <p className={styles["name"]}>{business.name}</p>
    <div className={`${shared["sheet"]} ${styles["sheet"]}`}>
      <DachshundLying className={shared["art"]} />
      <h1>You are offline</h1>
      <p id="since" role="status">
        This device has no list from the last 24 hours.
      </p>
      <List id="visits" title="Visits">
        <li className={styles["visit"]}>
          <b>
            <bdi data-part="name" />
          </b>
          <span data-part="when" />
          <bdi data-part="where" />
          <bdi data-part="words" />
          <span data-part="sent" role="status" />
          <span data-part="press" className={styles["press"]}>
            <Button isSmall data-outcome="done">
              Done
            </Button>
            <Button isSmall data-outcome="no-access">
              No access
            </Button>
          </span>
        </li>
      </List>
      <List id="leads" title="Waiting for a call">
        <li className={styles["lead"]}>
          <span>
            <b>
              <bdi data-part="name" />
            </b>
            <span data-part="area" />
          </span>
          <span data-part="phone" className={shared["link"]} />
        </li>
      </List>
      <p>The inbox opens by itself when the connection is back.</p>
      <Button tone="tangerine" id="again">
        Try again
      </Button>
    </div>
  </main>
);
