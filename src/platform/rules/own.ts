/**
 * Copies a text for a cache. A substring would keep the whole request target in memory, and a concatenated string its
 * parts.
 */
export function own(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
