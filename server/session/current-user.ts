import type {} from "@fastify/session";
import type { FastifyRequest } from "fastify";

export interface User {
  readonly id: string;
  /** As it stands in the history of bookings. */
  readonly name: string;
}

declare module "fastify" {
  interface Session {
    user?: User;
    /** The moment until which a session that was read is kept. */
    expiresAt?: string;
  }
}

/** Who sent the request, undefined for strangers. */
export const currentUser = (request: FastifyRequest): User | undefined => request.session.user;
