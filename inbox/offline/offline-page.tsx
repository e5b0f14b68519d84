import { business } from "#content/business.ts";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import styles from "./offline-page.module.css";

/** What the service worker shows in place of the inbox without a connection. A script fills in the list. */
export const OfflinePage = () => (
  <main className={styles["page"]}>
    <p className={styles["name"]}>{business.name}</p>
    <div className={`${shared["sheet"]} ${styles["sheet"]}`}>
      <DachshundLying className={shared["art"]} />
      <h1>You are offline</h1>
      <p id="since" role="status">
        This device has no list from the last 24 hours.
      </p>
      <ul id="leads" className={styles["leads"]} aria-label="Waiting for a call" />
      <template>
        <li className={styles["lead"]}>
          <span>
            <b>
              <bdi data-part="name" />
            </b>
            <span data-part="area" />
          </span>
          <span data-part="phone" className={shared["link"]} />
        </li>
      </template>
      <p>The inbox opens by itself when the connection is back.</p>
      <Button tone="tangerine">Try again</Button>
    </div>
  </main>
);
