import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { messageEndpoints } from "#domain/api/messages.ts";
import { addressOfCall, call } from "#site/api/call.ts";
import type { MessageState } from "./message-words.ts";

/** The first page comes after nothing. */
const firstPage = (): string | undefined => undefined;

/** Pages of messages, the newest first. While another filter loads, those of the last one stay. */
export const useMessages = (state: MessageState | undefined) =>
  useInfiniteQuery({
    queryKey: [addressOfCall(messageEndpoints.list, { query: { state } }), "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(messageEndpoints.list, { query: { state, after: pageParam }, signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
