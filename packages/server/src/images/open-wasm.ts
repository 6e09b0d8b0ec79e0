/**
 * What every codec built with Emscripten gets: an instance of its own, because one that met a broken file is not used again; what it
 * says; and a limit of its memory, in bytes, where it takes more while it works.
 */
export function emscriptenOptions(
  module: WebAssembly.Module,
  memoryLimit: number,
  print: (text: string) => void = () => undefined,
) {
  return {
    noInitialRun: true,
    print,
    printErr: print,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      limitMemory(instance, memoryLimit);
      done(instance);
      return instance.exports;
    },
  };
}

const PAGE = 65_536;

/** Growing goes through JavaScript: what is refused there fails inside like any allocation. */
function limitMemory({ exports }: WebAssembly.Instance, limit: number): void {
  for (const memory of Object.values(exports)) {
    if (!(memory instanceof WebAssembly.Memory)) continue;
    memory.grow = (pages) => {
      if (memory.buffer.byteLength + pages * PAGE > limit)
        throw new RangeError('No more memory for this file');
      return WebAssembly.Memory.prototype.grow.call(memory, pages);
    };
  }
}
