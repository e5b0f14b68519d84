import { addressOfPlace, placeOfView } from "#inbox/app/navigation.ts";
import { useTasks } from "#inbox/app/queries.ts";
import { showsNotifications } from "#inbox/app/this-device.ts";
import { looks } from "#inbox/controls/looks.ts";

/** Devices that had notifications and get no more: their push service removed them, or this browser forbids them. */
export const useLostDevices = () =>
  (useTasks().data?.devices ?? []).filter(({ goneAt }) => goneAt !== null || !showsNotifications());

export const LostDevices = () =>
  useLostDevices().map(({ id, name }) => (
    <section key={id} className={`${looks.sheet} p-3 leading-[1.4]`}>
      <p>
        “<bdi>{name}</bdi>” gets no more notifications. Turn them on again on that device, or remove
        it from the list. <a href={addressOfPlace(placeOfView("settings"))}>Open settings</a>
      </p>
    </section>
  ));
