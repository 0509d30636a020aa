/** Returns a text as one word of a POSIX shell, for a command that can be copied. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
