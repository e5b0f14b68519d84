import type { Server } from "node:http";

/** @param client the URL of the folder with the built pages */
export function createAstroServer(client: string): Server;
