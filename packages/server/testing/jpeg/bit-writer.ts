/** Writes the bits of a JPEG scan: a zero byte follows 0xff, and ones fill the last byte. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #pending = 0;
  #count = 0;

  write(value: number, length: number): void {
    for (let bit = length - 1; bit >= 0; bit -= 1) this.#push((value >> bit) & 1);
  }

  finish(): number[] {
    while (this.#count > 0) this.#push(1);
    return this.#bytes;
  }

  #push(bit: number): void {
    this.#pending = (this.#pending << 1) | bit;
    this.#count += 1;
    if (this.#count < 8) return;
    this.#bytes.push(this.#pending);
    if (this.#pending === 0xff) this.#bytes.push(0);
    this.#pending = 0;
    this.#count = 0;
  }
}
