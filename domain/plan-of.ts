import { plans } from "#content/plans.ts";
import type { ServiceType } from "./booking-options.ts";

/** The plan that a booking names. @throws RangeError for a service type without a plan */
export function planOf(serviceType: ServiceType) {
  const plan = plans.find((candidate) => candidate.serviceType === serviceType);
  if (!plan) throw new RangeError(`no plan for service type ${serviceType}`);
  return plan;
}
