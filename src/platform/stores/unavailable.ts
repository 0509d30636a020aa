/** The store cannot promise what was asked: the client gets 503 and may try again. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
