/**
 * A copy of a text, for caches. A substring keeps the whole request target in memory, and a concatenated string keeps
 * its parts.
 */
export function own(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
