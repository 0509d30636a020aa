/** Characters of an address. RFC 5321 allows 320. Addresses built from a workflow's claims may be longer. */
const MOST = 512;

/** Visible ASCII around one `@`. Beyond ASCII, two addresses can look alike or become equal in lower case. */
const ADDRESS = /^[!-?A-~]+@[!-?A-~]+$/;
const DOMAIN = /^@[!-?A-~]+$/;

/** An email address, normalized for comparison. Undefined if the text is not one. */
export function addressOf(text: string): string | undefined {
  return text.length <= MOST && ADDRESS.test(text) ? text.toLowerCase() : undefined;
}

/** An address, or `@domain` for all of a domain, normalized for comparison. Undefined for other texts. */
export function granteeOf(text: string): string | undefined {
  return text.length <= MOST && DOMAIN.test(text) ? text.toLowerCase() : addressOf(text);
}

/** True if the text has characters other than ASCII. */
export function isForeign(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}
