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
import { claimBooking } from "./bookings/claim-booking.ts";
import { correctBooking } from "./bookings/correct-booking.ts";
import { followUp } from "./bookings/follow-up.ts";
import { listBookings } from "./bookings/list-bookings.ts";
import { mergeBooking } from "./bookings/merge-booking.ts";
import { addNote } from "./bookings/notes.ts";
import { decideSeries, listSeries } from "./bookings/series.ts";
import { storeBooking } from "./bookings/store-booking.ts";
import { undo } from "./bookings/undo.ts";
import type { Command } from "./db/command.ts";
import { setWebhooks } from "./journal/history.ts";
import { readBooking } from "./journal/read-booking.ts";
import { readLink } from "./journal/visitor-links.ts";
import { shareCounts } from "./limits/stored-counts.ts";
import { admitMessage } from "./messages/admit-message.ts";
import { claimMessages } from "./messages/claim-messages.ts";
import { enqueueAlarms, findOldestWaiting, findRefused } from "./messages/delivery-alarm.ts";
import { enqueueReminders } from "./messages/enqueue-reminders.ts";
import { settleMessage } from "./outbox/claim-messages.ts";
import { findMessage, listMessages, sendAgain } from "./outbox/message-commands.ts";
import {
  keepVapidKeys,
  listDevices,
  readVapidKeys,
  recordDelivery,
  removeDevice,
  retireDevice,
  saveDevice,
} from "./outbox/push-devices.ts";
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
import { countReport, countState, countSummary } from "./reports/reports.ts";
import { chooseDay } from "./visitor/choose-day.ts";
import { enqueueNews } from "./visitor/enqueue-news.ts";
import { proveMailbox, requestMailbox } from "./visitor/prove-mailbox.ts";
import { readLinkedBooking } from "./visitor/read-linked-booking.ts";
import { releaseHolds } from "./visitor/release-holds.ts";
import {
  cancelBooking,
  chooseContactMethod,
  renewLink,
  requestErasure,
  saveGateForm,
} from "./visitor/visitor-changes.ts";
import { listFeed, readFeed, writeFeed } from "./visits/calendar.ts";
import { enqueueVisitReminders } from "./visits/enqueue-visit-mails.ts";
import {
  listGateNotes,
  listNotesOfOtherKeys,
  resealGateNote,
  writeGateNote,
} from "./visits/gate-notes.ts";
import { listTasks } from "./visits/list-tasks.ts";
import { listDays, listVisits } from "./visits/list-visits.ts";
import { readDaysOff, readRoutePlan, writeRoutePlan } from "./visits/route-plan.ts";
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
  decideSeries,
  followUp,
  listBookings,
  listSeries,
  mergeBooking,
  readBooking,
  setWebhooks,
  shareCounts,
  storeBooking,
  undo,
  // messages/
  admitMessage,
  claimMessages,
  enqueueAlarms,
  findRefused,
  countState,
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
  listTasks,
  listVisits,
  readFeed,
  readLink,
  readLinkedBooking,
  readDaysOff,
  readRoutePlan,
  releaseHolds,
  renewLink,
  resealGateNote,
  proveMailbox,
  requestMailbox,
  saveGateForm,
  scheduleVisit,
  setVisitOutcome,
  writeFeed,
  writeGateNote,
  writeRoutePlan,
];
