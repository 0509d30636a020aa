/** An object is gone, or its bytes do not match its name. Already logged and set aside. */
export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
}
