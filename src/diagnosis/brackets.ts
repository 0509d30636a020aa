const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** Removes punctuation and brackets around a word. Those of a path, as `(shop)/[slug].ts`, stay. */
export function withoutBrackets(token: string): string {
  let [begin, end] = [0, token.length];
  const trimEnd = (signs: string) => {
    while (end > begin && signs.includes(token[end - 1] ?? ' ')) end--;
  };
  trimEnd('.:,');
  for (const [open, close] of BRACKETS) {
    const isClosed = token[end - 1] === close;
    if (token[begin] === open && (isClosed || !token.includes(close))) {
      begin++;
      if (isClosed) end--;
    }
    if (!token.slice(begin, end).includes(open)) trimEnd(`${close}.:,`);
  }
  return token.slice(begin, end);
}
