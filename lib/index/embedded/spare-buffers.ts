/** What is kept for the next batches, in bytes. */
const KEPT_BYTES = 64 << 20;
/** Less than this is not handed over, and so never comes back. */
const LEAST_BYTES = 64 << 10;

/**
 * Memory of batches that have been sent. Batches are megabytes: new memory for each would wait for the garbage collector, whose rounds over
 * everything else are what a fast scroll spends its time on.
 */
export class SpareBuffers {
  private readonly spare: ArrayBuffer[] = [];
  private bytes = 0;

  /** Memory for so many bytes, or more; what it holds is anything. */
  take(bytes: number): Buffer<ArrayBuffer> {
    if (bytes <= LEAST_BYTES) return Buffer.allocUnsafeSlow(bytes);
    const found = this.spare.findIndex((buffer) => buffer.byteLength >= bytes);
    if (found < 0) return Buffer.allocUnsafeSlow(bytes);
    const [buffer] = this.spare.splice(found, 1);
    this.bytes -= buffer!.byteLength;
    return Buffer.from(buffer!);
  }

  /** Takes memory back that nobody reads any more; the oldest goes for good when there is enough. */
  give(buffer: ArrayBuffer): void {
    this.spare.push(buffer);
    this.bytes += buffer.byteLength;
    while (this.bytes > KEPT_BYTES) this.bytes -= this.spare.shift()!.byteLength;
  }
}
