import type {
  AccountsTable,
  KnownAddressesTable,
  PasswordLinksTable,
  RateLimitsTable,
  RefreshTokensTable,
  SessionsTable,
} from './schema/accounts.ts';
import type { CalendarFeedsTable } from './schema/calendar-feeds.ts';
import type { CancellationRequestsTable } from './schema/cancellations.ts';
import type {
  BreedsTable,
  ConfigItemsTable,
  FoodsTable,
  LocalitiesTable,
  PaymentMediumsTable,
  PlansTable,
  ProductsTable,
  ProvincesTable,
  VaccinesTable,
} from './schema/catalogues.ts';
import type { ChangeFieldsTable, ChangeRequestsTable } from './schema/change-requests.ts';
import type { ClaimDocumentsTable, ClaimExtrasTable, ClaimReceiptsTable } from './schema/claim-files.ts';
import type { ClaimResolutionLinesTable, ClaimResolutionsTable } from './schema/claim-resolutions.ts';
import type {
  ClaimMovementsTable,
  ClaimsTable,
  ClaimSymptomsTable,
  IndicationsTable,
  NetworkVetsTable,
  VetContactsTable,
  VetFormsTable,
} from './schema/claims.ts';
import type { ErasuresTable } from './schema/erasures.ts';
import type { EventsTable } from './schema/events.ts';
import type { FoodBagPetsTable, FoodBagsTable, FoodCorrectionsTable } from './schema/food.ts';
import type { IdempotencyKeysTable } from './schema/idempotency-keys.ts';
import type { LegalRequestsTable } from './schema/legal-requests.ts';
import type {
  NotificationSettingsTable,
  NotificationsTable,
  PushesTable,
  PushSubscriptionsTable,
} from './schema/notifications.ts';
import type { OperatorActionsTable } from './schema/operator-actions.ts';
import type { OrphanedBlobsTable } from './schema/orphaned-blobs.ts';
import type { OutboxTable } from './schema/outbox.ts';
import type { PaymentMethodsTable } from './schema/payment-methods.ts';
import type { PersonsTable } from './schema/persons.ts';
import type { PetsTable, WeightEntriesTable } from './schema/pets.ts';
import type {
  ExternalPoliciesTable,
  PoliciesTable,
  RetainedPoliciesTable,
  SyncLinksTable,
} from './schema/policies.ts';
import type { RemindersTable, ReminderSettingsTable } from './schema/reminders.ts';

export interface Database {
  accounts: AccountsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  password_links: PasswordLinksTable;
  rate_limits: RateLimitsTable;
  known_addresses: KnownAddressesTable;
  persons: PersonsTable;
  pets: PetsTable;
  weight_entries: WeightEntriesTable;
  policies: PoliciesTable;
  external_policies: ExternalPoliciesTable;
  payment_methods: PaymentMethodsTable;
  change_requests: ChangeRequestsTable;
  change_fields: ChangeFieldsTable;
  sync_links: SyncLinksTable;
  legal_requests: LegalRequestsTable;
  retained_policies: RetainedPoliciesTable;
  erasures: ErasuresTable;
  cancellation_requests: CancellationRequestsTable;
  claims: ClaimsTable;
  claim_symptoms: ClaimSymptomsTable;
  claim_movements: ClaimMovementsTable;
  vet_contacts: VetContactsTable;
  network_vets: NetworkVetsTable;
  vet_forms: VetFormsTable;
  indications: IndicationsTable;
  claim_documents: ClaimDocumentsTable;
  claim_extras: ClaimExtrasTable;
  claim_receipts: ClaimReceiptsTable;
  claim_resolutions: ClaimResolutionsTable;
  claim_resolution_lines: ClaimResolutionLinesTable;
  events: EventsTable;
  reminders: RemindersTable;
  reminder_settings: ReminderSettingsTable;
  calendar_feeds: CalendarFeedsTable;
  food_bags: FoodBagsTable;
  food_bag_pets: FoodBagPetsTable;
  food_corrections: FoodCorrectionsTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  push_subscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  operator_actions: OperatorActionsTable;
  orphaned_blobs: OrphanedBlobsTable;
  provinces: ProvincesTable;
  localities: LocalitiesTable;
  breeds: BreedsTable;
  plans: PlansTable;
  payment_mediums: PaymentMediumsTable;
  config_items: ConfigItemsTable;
  vaccines: VaccinesTable;
  products: ProductsTable;
  foods: FoodsTable;
}

export type { CancellationRequestsTable } from './schema/cancellations.ts';
export type { PaymentMediumsTable } from './schema/catalogues.ts';
export type { ChangeState } from './schema/change-requests.ts';
export type { IdempotencyKeysTable } from './schema/idempotency-keys.ts';
export type { LegalRequestsTable } from './schema/legal-requests.ts';
export type { OperatorActionsTable } from './schema/operator-actions.ts';
export type { OutboxTable } from './schema/outbox.ts';
export type { PaymentMethodsTable } from './schema/payment-methods.ts';
export type { PersonsTable } from './schema/persons.ts';
export type { PetsTable } from './schema/pets.ts';
export type { PoliciesTable, RetainedPoliciesTable } from './schema/policies.ts';
