import { useTasks } from "#inbox/api/queries.ts";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { showsNotifications } from "#inbox/notifications/this-device.ts";
import styles from "./today-view.module.css";

/** Devices that had notifications and get no more: their push service removed them, or this browser forbids them. */
export const useLostDevices = () =>
  (useTasks().data?.devices ?? []).filter(({ goneAt }) => goneAt !== null || !showsNotifications());

export const LostDevices = () =>
  useLostDevices().map(({ id, name }) => (
    <section key={id} className={`${shared["sheet"]} ${styles["lost"]}`}>
      <p>
        “<bdi>{name}</bdi>” gets no more notifications. Turn them on again on that device, or remove
        it from the list. <a href={addressOfPlace(placeOfView("settings"))}>Open settings</a>
      </p>
    </section>
  ));
