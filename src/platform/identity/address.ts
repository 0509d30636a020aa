/** Characters of an address. RFC 5321 allows 320; addresses made of a workflow's claims may be longer. */
const MOST = 512;

/** Visible ASCII around one `@`. In other alphabets two texts may look the same, or become the same in lower case. */
const ADDRESS = /^[!-?A-~]+@[!-?A-~]+$/;
const DOMAIN = /^@[!-?A-~]+$/;

/** An email address in the form that is compared; undefined for a text that is none. */
export function addressOf(text: string): string | undefined {
  return text.length <= MOST && ADDRESS.test(text) ? text.toLowerCase() : undefined;
}

/** An address, or `@domain` for all of a domain's, in the form that is compared; undefined for other texts. */
export function granteeOf(text: string): string | undefined {
  return text.length <= MOST && DOMAIN.test(text) ? text.toLowerCase() : addressOf(text);
}

/** True for a text that holds characters other than ASCII. */
export function isForeign(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}
