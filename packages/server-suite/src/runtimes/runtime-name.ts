/** The runtimes of the server, as Vitest projects: which engine, and whose ports. */
export type RuntimeName = 'memory' | 'postgres' | 'sqlite-file' | 'browser';

declare module 'vitest' {
  interface ProvidedContext {
    readonly runtime: RuntimeName;
    /** Address of the PostgreSQL server and name of the migrated, seeded database that others are copies of. */
    readonly postgres: { readonly url: string; readonly template: string };
  }
}
