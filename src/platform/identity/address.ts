/** Characters of an address. RFC 5321 allows 320. Addresses built from a workflow's claims may be longer. */
export const ADDRESS_MOST = 512;

/** An address, or `@domain`: visible ASCII around or after one `@`. Other characters could look alike, or become equal in lower case. */
export const GRANTEE = /^[!-?A-~]*@[!-?A-~]+$/;

/** Normalizes an email address for comparison. Returns undefined for any other text. */
export function addressOf(text: string): string | undefined {
  const isAddress = text.length <= ADDRESS_MOST && GRANTEE.test(text) && !text.startsWith('@');
  return isAddress ? text.toLowerCase() : undefined;
}

/** Returns true if the text has characters other than ASCII. */
export function isForeign(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

/** Returns the `@domain` of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@'));
}
