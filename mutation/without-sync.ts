import { DatabaseSync } from "node:sqlite";

const { exec } = DatabaseSync.prototype;

/** No mutant has to survive a power cut, and waiting for the disk takes half of the time. */
DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql.replace("synchronous = full", "synchronous = off"));
};
