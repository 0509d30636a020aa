/**
 * A text that keeps no other alive: what is cut out of a request's target holds all of it, and what is joined of pieces
 * holds each of them. For what is remembered.
 */
export function own(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
