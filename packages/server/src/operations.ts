import { deleteAccount } from './account/operations/delete-account.ts';
import { exportAccountData } from './account/operations/export-account-data.ts';
import { login } from './auth/operations/login.ts';
import { logout } from './auth/operations/logout.ts';
import { recoverPassword } from './auth/operations/recover-password.ts';
import { refreshSession } from './auth/operations/refresh-session.ts';
import { register } from './auth/operations/register.ts';
import { getCalendarFeed } from './calendar-feed/operations/get-calendar-feed.ts';
import { getEventFile } from './calendar-feed/operations/get-event-file.ts';
import { readCalendarFeed } from './calendar-feed/operations/read-calendar-feed.ts';
import { renewCalendarFeed } from './calendar-feed/operations/renew-calendar-feed.ts';
import { setCalendarFeed } from './calendar-feed/operations/set-calendar-feed.ts';
import { listBreeds } from './catalogues/operations/list-breeds.ts';
import { listConfigItems } from './catalogues/operations/list-config-items.ts';
import { listPlans } from './catalogues/operations/list-plans.ts';
import { listChangeRequests } from './changes/operations/list-change-requests.ts';
import { markChangeRequestSeen } from './changes/operations/mark-change-request-seen.ts';
import { requestDataChange } from './changes/operations/request-data-change.ts';
import { addBookletFile } from './claims/operations/add-booklet-file.ts';
import { addCbuFile } from './claims/operations/add-cbu-file.ts';
import { addDniFile } from './claims/operations/add-dni-file.ts';
import { addOtherFile } from './claims/operations/add-other-file.ts';
import { addReceiptFile } from './claims/operations/add-receipt-file.ts';
import { createClaim } from './claims/operations/create-claim.ts';
import { downloadClaimFile } from './claims/operations/download-claim-file.ts';
import { findReceipts } from './claims/operations/find-receipts.ts';
import { getClaimDocuments } from './claims/operations/get-claim-documents.ts';
import { getClaim } from './claims/operations/get-claim.ts';
import { getDocumentStatus } from './claims/operations/get-document-status.ts';
import { getResolution } from './claims/operations/get-resolution.ts';
import { getVetFormLink } from './claims/operations/get-vet-form-link.ts';
import { listClaimMovements } from './claims/operations/list-claim-movements.ts';
import { listClaimSymptoms } from './claims/operations/list-claim-symptoms.ts';
import { listClaims } from './claims/operations/list-claims.ts';
import { listExtraDocuments } from './claims/operations/list-extra-documents.ts';
import { listIndications } from './claims/operations/list-indications.ts';
import { listReceipts } from './claims/operations/list-receipts.ts';
import { listReusableFiles } from './claims/operations/list-reusable-files.ts';
import { listSuggestedVets } from './claims/operations/list-suggested-vets.ts';
import { listWaitingClaims } from './claims/operations/list-waiting-claims.ts';
import { removeClaimFile } from './claims/operations/remove-claim-file.ts';
import { resendVetLink } from './claims/operations/resend-vet-link.ts';
import { reuseFile } from './claims/operations/reuse-file.ts';
import { sendVetLink } from './claims/operations/send-vet-link.ts';
import { setPaidParty } from './claims/operations/set-paid-party.ts';
import { stopVetReminders } from './claims/operations/stop-vet-reminders.ts';
import { createEvent } from './events/operations/create-event.ts';
import { deleteEvent } from './events/operations/delete-event.ts';
import { getEvent } from './events/operations/get-event.ts';
import { listEvents } from './events/operations/list-events.ts';
import { listProducts } from './events/operations/list-products.ts';
import { listVaccines } from './events/operations/list-vaccines.ts';
import { updateEvent } from './events/operations/update-event.ts';
import { createFoodBag } from './food/operations/create-food-bag.ts';
import { correctFoodBag } from './food/operations/correct-food-bag.ts';
import { deleteFoodBag } from './food/operations/delete-food-bag.ts';
import { detachFromFoodBag } from './food/operations/detach-from-food-bag.ts';
import { finishFoodBag } from './food/operations/finish-food-bag.ts';
import { listFoodBags } from './food/operations/list-food-bags.ts';
import { listFoods } from './food/operations/list-foods.ts';
import { listPetFoodBags } from './food/operations/list-pet-food-bags.ts';
import { reopenFoodBag } from './food/operations/reopen-food-bag.ts';
import { undoFoodCorrection } from './food/operations/undo-food-correction.ts';
import { updateFoodBag } from './food/operations/update-food-bag.ts';
import type { Operation } from './http/operation.ts';
import { createLegalRequest } from './legal/operations/create-legal-request.ts';
import { getNotificationSettings } from './notifications/operations/get-notification-settings.ts';
import { getPushKey } from './notifications/operations/get-push-key.ts';
import { listNotifications } from './notifications/operations/list-notifications.ts';
import { markNotificationsRead } from './notifications/operations/mark-notifications-read.ts';
import { subscribeToPush } from './notifications/operations/subscribe-to-push.ts';
import { updateNotificationSettings } from './notifications/operations/update-notification-settings.ts';
import { createPaymentMethod } from './payments/operations/create-payment-method.ts';
import { listPaymentMediums } from './payments/operations/list-payment-mediums.ts';
import { listPaymentMethods } from './payments/operations/list-payment-methods.ts';
import { createPerson } from './person/operations/create-person.ts';
import { getPerson } from './person/operations/get-person.ts';
import { getProvince } from './person/operations/get-province.ts';
import { listLocalities } from './person/operations/list-localities.ts';
import { createPet } from './pets/operations/create-pet.ts';
import { createWeightEntry } from './pets/operations/create-weight-entry.ts';
import { getPetPhoto } from './pets/operations/get-pet-photo.ts';
import { getPet } from './pets/operations/get-pet.ts';
import { listPets } from './pets/operations/list-pets.ts';
import { uploadPetPhoto } from './pets/operations/upload-pet-photo.ts';
import { listCancellationRequests } from './policies/operations/list-cancellation-requests.ts';
import { listCardRecords } from './policies/operations/list-card-records.ts';
import { requestCancellation } from './policies/operations/request-cancellation.ts';
import { requestSyncLink } from './policies/operations/request-sync-link.ts';
import { getReminderSettings } from './reminders/operations/get-reminder-settings.ts';
import { updateReminderSettings } from './reminders/operations/update-reminder-settings.ts';

export const operations: readonly Operation[] = [
  login,
  register,
  recoverPassword,
  logout,
  refreshSession,
  getPerson,
  createPerson,
  requestDataChange,
  listChangeRequests,
  markChangeRequestSeen,
  exportAccountData,
  deleteAccount,
  createLegalRequest,
  listLocalities,
  getProvince,
  listPets,
  getPet,
  createPet,
  createWeightEntry,
  uploadPetPhoto,
  getPetPhoto,
  requestSyncLink,
  listCardRecords,
  requestCancellation,
  listCancellationRequests,
  listBreeds,
  listPlans,
  listConfigItems,
  listPaymentMethods,
  createPaymentMethod,
  listPaymentMediums,
  createClaim,
  getClaim,
  getClaimDocuments,
  getDocumentStatus,
  getResolution,
  listClaimMovements,
  listClaimSymptoms,
  listClaims,
  listExtraDocuments,
  listIndications,
  listReceipts,
  listSuggestedVets,
  listWaitingClaims,
  resendVetLink,
  sendVetLink,
  stopVetReminders,
  getVetFormLink,
  addDniFile,
  addCbuFile,
  addBookletFile,
  addOtherFile,
  addReceiptFile,
  findReceipts,
  removeClaimFile,
  downloadClaimFile,
  listReusableFiles,
  reuseFile,
  setPaidParty,
  listVaccines,
  listProducts,
  createEvent,
  listEvents,
  getEvent,
  updateEvent,
  deleteEvent,
  listFoods,
  listFoodBags,
  listPetFoodBags,
  createFoodBag,
  updateFoodBag,
  detachFromFoodBag,
  deleteFoodBag,
  correctFoodBag,
  undoFoodCorrection,
  finishFoodBag,
  reopenFoodBag,
  getReminderSettings,
  updateReminderSettings,
  getCalendarFeed,
  setCalendarFeed,
  renewCalendarFeed,
  readCalendarFeed,
  getEventFile,
  subscribeToPush,
  getPushKey,
  listNotifications,
  markNotificationsRead,
  getNotificationSettings,
  updateNotificationSettings,
];
