import initSqlJs from 'sql.js';

/** sql.js finds its WASM beside its script. */
export function loadSqlJs(): Promise<initSqlJs.SqlJsStatic> {
  return initSqlJs();
}
