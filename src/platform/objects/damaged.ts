/** An object whose bytes are not those that its name promises, or that is gone. Already logged and set aside. */
export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
}
