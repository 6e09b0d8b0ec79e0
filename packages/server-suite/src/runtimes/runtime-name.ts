/** The server's runtimes, as Vitest projects. */
export type RuntimeName = 'memory' | 'postgres' | 'sqlite-file' | 'browser';

declare module 'vitest' {
  interface ProvidedContext {
    readonly runtime: RuntimeName;
    readonly postgres: { readonly url: string; readonly template: string };
  }
}
