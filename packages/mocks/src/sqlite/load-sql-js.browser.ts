import initSqlJs from 'sql.js';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';

/** In a browser the bundler says where the WASM went. */
export function loadSqlJs(): Promise<initSqlJs.SqlJsStatic> {
  return initSqlJs({ locateFile: () => wasmUrl });
}
