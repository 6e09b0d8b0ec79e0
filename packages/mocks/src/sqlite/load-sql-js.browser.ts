import initSqlJs from 'sql.js';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';

/** The bundler provides the WASM's URL. */
export function loadSqlJs(): Promise<initSqlJs.SqlJsStatic> {
  return initSqlJs({ locateFile: () => wasmUrl });
}
