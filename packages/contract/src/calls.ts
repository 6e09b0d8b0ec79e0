import * as account from './account.ts';
import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as calendarFeed from './calendar-feed.ts';
import * as catalogues from './catalogues.ts';
import * as changes from './changes.ts';
import * as claimFiles from './claim-files.ts';
import * as claims from './claims.ts';
import * as events from './events.ts';
import * as food from './food.ts';
import * as legal from './legal.ts';
import * as notifications from './notifications.ts';
import * as payments from './payments.ts';
import * as person from './person.ts';
import * as pets from './pets.ts';
import * as policies from './policies.ts';
import * as reminders from './reminders.ts';

/** Every call by operation id. */
export const calls = {
  login: auth.login,
  register: auth.register,
  recoverPassword: auth.recoverPassword,
  logout: auth.logout,
  refreshSession: auth.refreshSession,
  getPerson: person.getPerson,
  createPerson: person.createPerson,
  requestDataChange: changes.requestDataChange,
  listChangeRequests: changes.listChangeRequests,
  markChangeRequestSeen: changes.markChangeRequestSeen,
  listLocalities: person.listLocalities,
  getProvince: person.getProvince,
  listPets: pets.listPets,
  getPet: pets.getPet,
  createPet: pets.createPet,
  createWeightEntry: pets.createWeightEntry,
  uploadPetPhoto: pets.uploadPetPhoto,
  getPetPhoto: pets.getPetPhoto,
  requestSyncLink: policies.requestSyncLink,
  listCardRecords: policies.listCardRecords,
  requestCancellation: policies.requestCancellation,
  listCancellationRequests: policies.listCancellationRequests,
  listBreeds: catalogues.listBreeds,
  listPlans: catalogues.listPlans,
  listConfigItems: catalogues.listConfigItems,
  listPaymentMethods: payments.listPaymentMethods,
  createPaymentMethod: payments.createPaymentMethod,
  listPaymentMediums: payments.listPaymentMediums,
  exportAccountData: account.exportAccountData,
  deleteAccount: account.deleteAccount,
  createLegalRequest: legal.createLegalRequest,
  createClaim: claims.createClaim,
  listClaims: claims.listClaims,
  getClaim: claims.getClaim,
  listClaimSymptoms: claims.listClaimSymptoms,
  listClaimMovements: claims.listClaimMovements,
  listIndications: claims.listIndications,
  sendVetLink: claims.sendVetLink,
  resendVetLink: claims.resendVetLink,
  stopVetReminders: claims.stopVetReminders,
  getVetFormLink: claims.getVetFormLink,
  listSuggestedVets: claims.listSuggestedVets,
  getClaimDocuments: claimFiles.getClaimDocuments,
  listExtraDocuments: claimFiles.listExtraDocuments,
  getDocumentStatus: claimFiles.getDocumentStatus,
  listReceipts: claimFiles.listReceipts,
  addDniFile: claimFiles.addDniFile,
  addCbuFile: claimFiles.addCbuFile,
  addBookletFile: claimFiles.addBookletFile,
  addOtherFile: claimFiles.addOtherFile,
  addReceiptFile: claimFiles.addReceiptFile,
  findReceipts: claimFiles.findReceipts,
  removeClaimFile: claimFiles.removeClaimFile,
  downloadClaimFile: claimFiles.downloadClaimFile,
  listReusableFiles: claimFiles.listReusableFiles,
  reuseFile: claimFiles.reuseFile,
  setPaidParty: claimFiles.setPaidParty,
  getResolution: claims.getResolution,
  listWaitingClaims: claims.listWaitingClaims,
  listVaccines: events.listVaccines,
  listProducts: events.listProducts,
  createEvent: events.createEvent,
  listEvents: events.listEvents,
  getEvent: events.getEvent,
  updateEvent: events.updateEvent,
  deleteEvent: events.deleteEvent,
  listFoods: food.listFoods,
  listFoodBags: food.listFoodBags,
  listPetFoodBags: food.listPetFoodBags,
  createFoodBag: food.createFoodBag,
  updateFoodBag: food.updateFoodBag,
  detachFromFoodBag: food.detachFromFoodBag,
  deleteFoodBag: food.deleteFoodBag,
  correctFoodBag: food.correctFoodBag,
  undoFoodCorrection: food.undoFoodCorrection,
  finishFoodBag: food.finishFoodBag,
  reopenFoodBag: food.reopenFoodBag,
  getReminderSettings: reminders.getReminderSettings,
  updateReminderSettings: reminders.updateReminderSettings,
  getCalendarFeed: calendarFeed.getCalendarFeed,
  setCalendarFeed: calendarFeed.setCalendarFeed,
  renewCalendarFeed: calendarFeed.renewCalendarFeed,
  readCalendarFeed: calendarFeed.readCalendarFeed,
  getEventFile: calendarFeed.getEventFile,
  subscribeToPush: notifications.subscribeToPush,
  getPushKey: notifications.getPushKey,
  listNotifications: notifications.listNotifications,
  markNotificationsRead: notifications.markNotificationsRead,
  getNotificationSettings: notifications.getNotificationSettings,
  updateNotificationSettings: notifications.updateNotificationSettings,
} as const satisfies Record<string, Call>;

export type CallId = keyof typeof calls;
