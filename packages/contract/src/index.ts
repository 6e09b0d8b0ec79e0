export { calls, type CallId } from './calls.ts';
export { pathOf, type Access, type Call, type Schema } from './call.ts';
export { JWT_EXPIRED } from './expired.ts';
export { errorBody, type ErrorBody, type ErrorCode, type FieldError } from './errors.ts';
export type { Animal, Gender, PetSex } from './primitives.ts';
export { tokens, type Tokens } from './auth.ts';
export type { CalendarFeed } from './calendar-feed.ts';
export type {
  ChangedField,
  ChangeRequest,
  ChangeState,
  PersonChangeRequest,
  PetChangeRequest,
} from './changes.ts';
export type {
  ClaimDocuments,
  DocumentSlot,
  DocumentState,
  DocumentStatus,
  ExtraDocument,
  ExtraDocumentKind,
  FileFormat,
  FiscalNumber,
  KeptFile,
  Receipt,
  ReceiptPlace,
  ReusableFile,
} from './claim-files.ts';
export type {
  Claim,
  ClaimActor,
  ClaimMovement,
  ClaimResult,
  ClaimStage,
  ClaimSymptom,
  CompletedVetForm,
  Indication,
  IndicationKind,
  IndicationState,
  ListedClaim,
  ReductionCode,
  Resolution,
  ResolutionState,
  SuggestedVet,
  WaitingClaim,
} from './claims.ts';
export type {
  CalendarKind,
  DewormingKind,
  Event,
  ReminderKind,
  UserCreatedKind,
  Product,
  Vaccine,
} from './events.ts';
export type { Food, FoodBag, FoodCorrection, PurchaseMode } from './food.ts';
export type { LegalRequestKind } from './legal.ts';
export type { Notification, NotificationKind, NotificationSettings, PushPayload } from './notifications.ts';
export type { Locality, Person } from './person.ts';
export type { Breed, ConfigItem, Plan } from './catalogues.ts';
export type { Pet, WeightEntry } from './pets.ts';
export type { ReminderSettings } from './reminders.ts';
export type {
  CancellationReason,
  CancellationRequest,
  CancellationState,
  CardRecord,
  PolicyState,
} from './policies.ts';
export { CHECKING_CBU, SAVINGS_CBU, type PaymentMedium, type PaymentMethod } from './payments.ts';
