/** A queue that admits one caller at a time. */
export class Line {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when all earlier callers have left, with the function that leaves. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve: leave } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return leave;
  }
}
