/** Characters of a host name. */
export const HOST_NAME_MOST = 253;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

/** Returns true if the text is a host name of two labels or more in lower case. IP addresses are not. */
export function isDomainName(text: string): boolean {
  return text.length <= HOST_NAME_MOST && DOMAIN.test(text);
}

/** Returns true if a name is `domain` or below it. */
export function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/** Returns what to say behind a record that a host lacks. Whether a name is the top of a zone is its owner's to know. */
export function topWords(wanted: string): string {
  return wanted.includes(' CNAME ')
    ? '. The top of a zone, which takes no CNAME, gets its addresses by A and AAAA'
    : '';
}
