import initSqlJs from 'sql.js';

/** In Node sql.js finds its own WASM beside its script. */
export function loadSqlJs(): Promise<initSqlJs.SqlJsStatic> {
  return initSqlJs();
}
