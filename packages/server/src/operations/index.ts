import type { Operation } from '../http/operation.ts';
import { createLegalRequest } from './create-legal-request.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { createPerson } from './create-person.ts';
import { createPet } from './create-pet.ts';
import { createWeightEntry } from './create-weight-entry.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccountData } from './export-account-data.ts';
import { getPerson } from './get-person.ts';
import { getPet } from './get-pet.ts';
import { getPetPhoto } from './get-pet-photo.ts';
import { getProvince } from './get-province.ts';
import { listBreeds } from './list-breeds.ts';
import { listChangeRequests } from './list-change-requests.ts';
import { listCardRecords } from './list-card-records.ts';
import { listConfigItems } from './list-config-items.ts';
import { listLocalities } from './list-localities.ts';
import { listPaymentMediums } from './list-payment-mediums.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listPets } from './list-pets.ts';
import { listPlans } from './list-plans.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { markChangeRequestSeen } from './mark-change-request-seen.ts';
import { recoverPassword } from './recover-password.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { requestDataChange } from './request-data-change.ts';
import { requestSyncLink } from './request-sync-link.ts';
import { uploadPetPhoto } from './upload-pet-photo.ts';

/** Every call that this server answers. A test holds it against the contract's list. */
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
  listBreeds,
  listPlans,
  listConfigItems,
  listPaymentMethods,
  createPaymentMethod,
  listPaymentMediums,
];
