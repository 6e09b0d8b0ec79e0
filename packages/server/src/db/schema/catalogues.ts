export interface ProvincesTable {
  id: number;
  nombre: string;
  /** Without accents, case and blanks: what a search compares. */
  search_key: string;
  /** The same of the short name: `caba`, `tierra del fuego`. */
  short_search_key: string;
}

export interface LocalitiesTable {
  id: number;
  province_id: number;
  nombre: string;
}

export interface BreedsTable {
  id: number;
  nombre: string;
  animal: 'Perro' | 'Gato';
}

export interface PlansTable {
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

export interface ConfigItemsTable {
  id: number;
  nombre: 'link' | 'texto' | 'descripcion';
  valor: string;
}

/** `cubre` is JSON: the diseases. */
export interface VaccinesTable {
  id: number;
  nombre: string;
  animal: 'Perro' | 'Gato';
  cubre: string;
  /** Months until a booster; null where there is none. */
  booster_months: number | null;
  /** From how many weeks on it is given. */
  start_weeks: number;
  /** 0 or 1. */
  essential: number;
}

export interface ProductsTable {
  id: number;
  nombre: string;
  animal: 'Perro' | 'Gato';
  tipo: 'externa' | 'interna' | 'ambas';
  active_ingredient: string | null;
  /** For how many days it works. */
  interval_days: number;
}

/** `presentaciones` is JSON: the sizes of its bags, in kilograms. */
export interface FoodsTable {
  id: number;
  nombre: string;
  marca: string;
  presentaciones: string;
  animal: 'Perro' | 'Gato';
}
