/** The store cannot carry out a command. The client gets 503 and may try again. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
