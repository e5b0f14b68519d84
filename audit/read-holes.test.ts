import { expect, test } from "vitest";
import { readHoles } from "./read-holes.ts";

test("grave holes are named, smaller ones are not", () => {
  const vulnerabilities = {
    fastify: { name: "fastify", severity: "critical", range: "<5.0.0", via: [] },
    pg: { name: "pg", severity: "moderate", range: "*", via: [] },
  };
  expect(readHoles(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    holes: ["fastify <5.0.0 has a known hole (critical)"],
  });
  expect(readHoles('{"vulnerabilities":{}}')).toEqual({ holes: [] });
});

test("a registry that answers no audits is no good news", () => {
  expect(readHoles('{"message":"405 Method Not Allowed","statusCode":405}')).toEqual({
    unknown: "405 Method Not Allowed",
  });
  expect(readHoles("")).toEqual({ unknown: "no answer" });
});
