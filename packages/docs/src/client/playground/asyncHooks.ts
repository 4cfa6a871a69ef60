/** Stands for Node's, which the renderer of fragments uses: here all renderings make their calls in one way. */
export class AsyncLocalStorage<Value> {
  private value: Value | undefined;
  run<Result>(value: Value, run: () => Result): Result {
    this.value = value;
    return run();
  }
  getStore(): Value | undefined {
    return this.value;
  }
}
