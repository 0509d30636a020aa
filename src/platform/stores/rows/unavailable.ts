/** The store cannot carry out a command. The client gets 503 and may try again. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** It has no room, or this user's part of it has none. */
  readonly isFull: boolean;
  constructor(message: string, { isFull = false, ...options }: ErrorOptions & { readonly isFull?: boolean } = {}) {
    super(message, options);
    this.isFull = isFull;
  }
}
