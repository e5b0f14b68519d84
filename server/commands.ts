import { forgetAttempts, startAttempt } from "./accounts/login-attempts.ts";
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  removePasskey,
  removePasskeysOf,
  renamePasskey,
  usePasskey,
} from "./accounts/passkeys.ts";
import { keepSecret } from "./accounts/secret.ts";
import {
  addSession,
  deleteSession,
  deleteSessionsOf,
  endSession,
  listSessions,
  readSession,
  renewSession,
} from "./accounts/sessions.ts";
import {
  addUser,
  changePassword,
  changeRole,
  countUsers,
  findUser,
  findUserById,
  listUsers,
  removeUser,
  resetPassword,
} from "./accounts/users.ts";
import { apologize } from "./bookings/apologize.ts";
import { changeStatus } from "./bookings/change-status.ts";
import { claimBooking, releaseBooking } from "./bookings/claim-booking.ts";
import { correctBooking } from "./bookings/correct-booking.ts";
import { setWebhooks } from "./bookings/history.ts";
import { listBookings } from "./bookings/list-bookings.ts";
import { mergeBooking } from "./bookings/merge-booking.ts";
import { addNote } from "./bookings/notes.ts";
import { readBooking } from "./bookings/read-booking.ts";
import { countRequest } from "./bookings/shared-count.ts";
import { storeBooking } from "./bookings/store-booking.ts";
import { undo } from "./bookings/undo.ts";
import type { Command } from "./db/command.ts";
import { claimMessages, settleMessage } from "./messages/claim-messages.ts";
import { enqueueAlarms, findOldestWaiting } from "./messages/delivery-alarm.ts";
import { enqueueReminders } from "./messages/enqueue-reminders.ts";
import { enqueueVisitReminders } from "./messages/enqueue-visit-mails.ts";
import { admitConfirmation } from "./messages/mail-limits.ts";
import { findMessage, listMessages, sendAgain } from "./messages/message-commands.ts";
import {
  keepVapidKeys,
  listDevices,
  readVapidKeys,
  recordDelivery,
  removeDevice,
  retireDevice,
  saveDevice,
} from "./messages/push-devices.ts";
import { checkClock, confirmClock, readClock } from "./privacy/clock-mark.ts";
import { eraseBooking } from "./privacy/erase.ts";
import { readExportPage } from "./privacy/export.ts";
import {
  eraseExpiredBatch,
  initializeRetention,
  previewRetention,
  readRetention,
  writeRetention,
} from "./privacy/retention.ts";
import { sweep } from "./privacy/sweep.ts";
import { countFunnel } from "./reports/funnel.ts";
import { countReport, countSummary } from "./reports/reports.ts";
import { listFeed, readFeed, writeFeed } from "./visits/calendar.ts";
import {
  listGateNotes,
  listNotesOfOtherKeys,
  resealGateNote,
  writeGateNote,
} from "./visits/gate-notes.ts";
import { chooseDay } from "./visits/link/choose-day.ts";
import { readLink } from "./visits/link/links.ts";
import { enqueueNews } from "./visits/link/news.ts";
import { readLinkedBooking } from "./visits/link/read-linked-booking.ts";
import { releaseHolds } from "./visits/link/release-holds.ts";
import {
  cancelBooking,
  chooseContactMethod,
  renewLink,
  requestErasure,
  saveGateForm,
} from "./visits/link/visitor-changes.ts";
import { listDays, listVisits } from "./visits/list-visits.ts";
import { readRoutePlan, writeRoutePlan } from "./visits/route-plan.ts";
import { scheduleVisit, setVisitOutcome } from "./visits/schedule-visit.ts";

/** The SQLite worker runs only what is listed here. */
export const commands: readonly Command[] = [
  // accounts/
  addPasskey,
  addSession,
  addUser,
  changePassword,
  changeRole,
  countUsers,
  deleteSession,
  deleteSessionsOf,
  endSession,
  findPasskey,
  findUser,
  findUserById,
  forgetAttempts,
  keepSecret,
  listPasskeys,
  listSessions,
  listUsers,
  readSession,
  removePasskey,
  removePasskeysOf,
  removeUser,
  renamePasskey,
  renewSession,
  resetPassword,
  startAttempt,
  usePasskey,
  // bookings/
  addNote,
  apologize,
  changeStatus,
  claimBooking,
  correctBooking,
  countRequest,
  listBookings,
  mergeBooking,
  readBooking,
  releaseBooking,
  setWebhooks,
  storeBooking,
  undo,
  // messages/
  admitConfirmation,
  claimMessages,
  enqueueAlarms,
  enqueueReminders,
  enqueueVisitReminders,
  findMessage,
  findOldestWaiting,
  keepVapidKeys,
  listDevices,
  listMessages,
  readVapidKeys,
  recordDelivery,
  removeDevice,
  retireDevice,
  saveDevice,
  sendAgain,
  settleMessage,
  // privacy/
  checkClock,
  confirmClock,
  eraseBooking,
  eraseExpiredBatch,
  initializeRetention,
  previewRetention,
  readClock,
  readExportPage,
  readRetention,
  sweep,
  writeRetention,
  // reports/
  countFunnel,
  countReport,
  countSummary,
  // visits/
  requestErasure,
  cancelBooking,
  chooseDay,
  chooseContactMethod,
  enqueueNews,
  listDays,
  listFeed,
  listGateNotes,
  listNotesOfOtherKeys,
  listVisits,
  readFeed,
  readLink,
  readLinkedBooking,
  readRoutePlan,
  releaseHolds,
  renewLink,
  resealGateNote,
  saveGateForm,
  scheduleVisit,
  setVisitOutcome,
  writeFeed,
  writeGateNote,
  writeRoutePlan,
];
