import { addNote } from "./bookings/add-note.ts";
import { changeStatus } from "./bookings/change-status.ts";
import { forgetOldKeys } from "./bookings/claim-key.ts";
import { joinBooking } from "./bookings/join-booking.ts";
import { listBookings } from "./bookings/list-bookings.ts";
import { readBooking } from "./bookings/read-booking.ts";
import { storeBooking } from "./bookings/store-booking.ts";
import { undo } from "./bookings/undo.ts";
import { checkClock, confirmClock, readClock } from "./care/clock-mark.ts";
import { eraseBooking } from "./care/erase-booking.ts";
import { eraseSomeExpired } from "./care/erase-some-expired.ts";
import { firstKeptBooking } from "./care/first-kept-booking.ts";
import { previewRetention } from "./care/preview-retention.ts";
import { readNotes } from "./care/read-notes.ts";
import { readRetention, writeRetention } from "./care/retention-setting.ts";
import type { Command } from "./db/command.ts";
import { countRequest } from "./limits/count-request.ts";
import { claimMessages } from "./mail/claim-messages.ts";
import { findMessage } from "./mail/find-message.ts";
import { findOldestWaiting } from "./mail/find-oldest-waiting.ts";
import { listMessages } from "./mail/list-messages.ts";
import { oweReminders } from "./mail/owe-reminders.ts";
import { sendAgain } from "./mail/send-again.ts";
import { settleMessage } from "./mail/settle-message.ts";
import { countNumbers } from "./numbers/count-numbers.ts";
import { countSummary } from "./numbers/count-summary.ts";
import { addUser } from "./owner/add-user.ts";
import { countUsers } from "./owner/count-users.ts";
import { removeUser } from "./owner/remove-user.ts";
import { changePassword } from "./session/change-password.ts";
import { deleteSession } from "./session/delete-session.ts";
import { deleteSessionsOf } from "./session/delete-sessions-of.ts";
import { findUser } from "./session/find-user.ts";
import { forgiveTries } from "./session/forgive-tries.ts";
import { keepSecret } from "./session/keep-secret.ts";
import { listUsers } from "./session/list-users.ts";
import { readSession } from "./session/read-session.ts";
import { startTry } from "./session/start-try.ts";
import { sweepSessions } from "./session/sweep-sessions.ts";
import { writeSession } from "./session/write-session.ts";

/** Everything that the store can be asked. SQLite's thread finds a command here by its name. */
export const commands: readonly Command[] = [
  addNote,
  addUser,
  changePassword,
  changeStatus,
  checkClock,
  claimMessages,
  confirmClock,
  countNumbers,
  countRequest,
  countSummary,
  countUsers,
  deleteSession,
  deleteSessionsOf,
  eraseBooking,
  eraseSomeExpired,
  findMessage,
  findOldestWaiting,
  findUser,
  firstKeptBooking,
  forgetOldKeys,
  forgiveTries,
  joinBooking,
  keepSecret,
  listBookings,
  listMessages,
  listUsers,
  oweReminders,
  previewRetention,
  readBooking,
  readClock,
  readNotes,
  readRetention,
  readSession,
  removeUser,
  sendAgain,
  settleMessage,
  startTry,
  storeBooking,
  sweepSessions,
  undo,
  writeRetention,
  writeSession,
];
