/** An object is missing, or its bytes do not match its name. It was already logged and set aside. */
export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
}
