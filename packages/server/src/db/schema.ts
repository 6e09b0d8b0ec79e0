import type { Generated } from 'kysely';

/** An instant as the database gives it: ISO 8601 in UTC with milliseconds (`timestamptz` in PostgreSQL, text in SQLite). */
type Instant = string;
/** A calendar day, `YYYY-MM-DD`, as text in both engines (D15). */
type DayText = string;

interface AccountsTable {
  id: Generated<number>;
  /** As it was typed at registration, trimmed. */
  email: string;
  /** The same in lower case: one mail is one account (D59). */
  email_key: string;
  password_hash: string;
  created_at: Instant;
}

/** One row per login: the family of its refresh tokens. */
interface SessionsTable {
  id: Generated<number>;
  account_id: number;
  created_at: Instant;
  revoked_at: Instant | null;
}

interface RefreshTokensTable {
  id: Generated<number>;
  session_id: number;
  token_hash: string;
  expires_at: Instant;
  used_at: Instant | null;
}

interface PasswordLinksTable {
  id: Generated<number>;
  account_id: number;
  token_hash: string;
  expires_at: Instant;
  used_at: Instant | null;
}

/** A counter of attempts in a fixed window. Keys are hashes: no mail and no address stands here. */
interface RateLimitsTable {
  key: string;
  window_start: Instant;
  attempts: number;
}

/** Addresses (hashed) that an account has logged in from: an attack from elsewhere does not shut them out. */
interface KnownAddressesTable {
  account_id: number;
  address_hash: string;
  seen_at: Instant;
}

export interface PersonsTable {
  id: Generated<number>;
  account_id: number;
  nombre: string;
  apellido: string;
  dni: string;
  tel_celular: string;
  fecha_nacimiento: DayText;
  genero: 'F' | 'M';
  direccion: string;
  numero: string;
  piso: string | null;
  departamento: string | null;
  locality_id: number;
  created_at: Instant;
}

export interface PetsTable {
  id: Generated<number>;
  account_id: number;
  nombre: string;
  color: string;
  sexo: 'H' | 'M';
  fecha_nacimiento: DayText;
  animal: 'Perro' | 'Gato';
  raza: string;
  /** A small base64 JPEG. */
  img_link: string | null;
  created_at: Instant;
}

interface WeightEntriesTable {
  id: Generated<number>;
  pet_id: number;
  /** Kilograms. */
  peso: number;
  fecha_pesaje: DayText;
}

export interface PoliciesTable {
  id: Generated<number>;
  account_id: number;
  pet_id: number;
  plan_id: number;
  payment_method_id: number;
  /** As printed on the card: `HU-` and eight digits. */
  number: string;
  start_day: DayText;
  benefit_code: string | null;
  created_at: Instant;
}

/** D24: never a full number. `sealed` holds the encrypted CBU, `expiry` the card's month (D16). */
export interface PaymentMethodsTable {
  id: Generated<number>;
  account_id: number;
  medium_id: number;
  masked: string;
  /** The first six digits of a card; null for a CBU. */
  bin: string | null;
  last4: string;
  sealed: string | null;
  fingerprint: string;
  expiry: string | null;
  created_at: Instant;
}

export type ChangeState = 'PENDIENTE' | 'APROBADA' | 'RECHAZADA';

interface ChangeRequestsTable {
  id: Generated<number>;
  account_id: number;
  /** Null when the person's own data are to change. */
  pet_id: number | null;
  estado: ChangeState;
  created_at: Instant;
  resolved_at: Instant | null;
  reason: string | null;
}

interface ChangeFieldsTable {
  id: Generated<number>;
  request_id: number;
  /** A column of `pets` or `persons`. */
  field: string;
  old_value: string | null;
  new_value: string | null;
  /** Unique while pending, null afterwards: one pending request per field. */
  pending_key: string | null;
}

/** The first answer to a creating call, kept for a day. The body is kept as a keyed fingerprint only. */
export interface IdempotencyKeysTable {
  /** 0 for callers without an account. */
  account_id: number;
  call_id: string;
  key: string;
  body_fingerprint: string;
  status: number;
  response: string;
  created_at: Instant;
}

/** Mails to be sent. Rendered at delivery, so that no secret link ever rests here. */
export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  /** JSON. */
  payload: string;
  message_id: string;
  attempts: number;
  due_at: Instant;
  created_at: Instant;
}

interface ProvincesTable {
  id: number;
  nombre: string;
  /** Without accents, case and blanks: what a search compares. */
  search_key: string;
  /** The same of the short name: `caba`, `tierra del fuego`. */
  short_search_key: string;
}

interface LocalitiesTable {
  id: number;
  province_id: number;
  nombre: string;
}

interface BreedsTable {
  id: number;
  nombre: string;
  animal: 'Perro' | 'Gato';
}

interface PlansTable {
  id: number;
  nombre: string;
  costo: number;
  suma_asegurada: number;
}

export interface PaymentMediumsTable {
  id: number;
  tipo: string;
  /** 0 or 1. */
  is_active: number;
  verifica: 'luhn' | 'cbu' | 'other';
  /** JSON: the allowed lengths. */
  sizes: string;
  /** JSON: prefixes and ranges of prefixes. */
  bins: string;
}

interface ConfigItemsTable {
  id: number;
  nombre: 'link' | 'texto' | 'descripcion';
  valor: string;
}

/** Every table, for Kysely. The same in SQLite and PostgreSQL. */
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
  payment_methods: PaymentMethodsTable;
  change_requests: ChangeRequestsTable;
  change_fields: ChangeFieldsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  provinces: ProvincesTable;
  localities: LocalitiesTable;
  breeds: BreedsTable;
  plans: PlansTable;
  payment_mediums: PaymentMediumsTable;
  config_items: ConfigItemsTable;
}
