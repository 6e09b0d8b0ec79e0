/** Lets one in at a time, in the order of their coming. */
export class Line {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when all before have left; the answer leaves. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve: leave } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return leave;
  }
}
