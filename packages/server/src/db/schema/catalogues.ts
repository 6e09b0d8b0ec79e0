export interface ProvincesTable {
  id: number;
  nombre: string;
  /** Folded for search: without accents, case and blanks. */
  search_key: string;
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
  is_active: number;
  verifica: 'luhn' | 'cbu' | 'other';
  /** JSON: allowed lengths. */
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
  /** Null without a booster. */
  booster_months: number | null;
  start_weeks: number;
  essential: number;
}

export interface ProductsTable {
  id: number;
  nombre: string;
  animal: 'Perro' | 'Gato';
  tipo: 'externa' | 'interna' | 'ambas';
  active_ingredient: string | null;
  interval_days: number;
}

/** `presentaciones` is JSON: bag sizes in kilograms. */
export interface FoodsTable {
  id: number;
  nombre: string;
  marca: string;
  presentaciones: string;
  animal: 'Perro' | 'Gato';
}
