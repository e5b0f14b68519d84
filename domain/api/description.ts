import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const descriptionEndpoints = {
  openApi: endpoint({
    method: "GET",
    path: "/api/openapi.json",
    summary: "This description of the API (OpenAPI 3.1).",
    open: true,
    answer: z.record(z.string(), z.unknown()),
  }),
};
