import { useQuery } from "@tanstack/react-query";
import { sessionEndpoints } from "#domain/api/session.ts";
import { addressOfCall, CallError, call } from "#site/api/call.ts";

export const sessionKey = [addressOfCall(sessionEndpoints.who, {})];

async function who() {
  try {
    return await call(sessionEndpoints.who);
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in: null is nobody. */
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: who });
