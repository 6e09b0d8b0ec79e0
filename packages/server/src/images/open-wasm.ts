/** Options for a new instance of a codec, because one that met a broken file is not reused. `memoryLimit` is in bytes. */
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
