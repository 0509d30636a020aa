/** Splits shell text into simple commands, each a list of words. Reads quotes, `\`, comments and here-documents. */
export function shellCommands(text: string): readonly (readonly string[])[] {
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | undefined;
  const endWord = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  const source = withoutHereDocuments(text).replaceAll('\\\n', ' ');
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? '';
    if (char === "'" || char === '"') {
      const end = closing(source, at);
      word = (word ?? '') + source.slice(at + 1, end);
      at = end;
    } else if (char === '#' && word === undefined) {
      at = source.indexOf('\n', at) === -1 ? source.length : source.indexOf('\n', at) - 1;
    } else if (/[\n;&|<>()]/.test(char)) {
      endCommand();
    } else if (/\s/.test(char)) {
      endWord();
    } else {
      word = (word ?? '') + (char === '\\' ? (source[++at] ?? '') : char);
    }
  }
  endCommand();
  return commands;
}

function closing(source: string, at: number): number {
  const quote = source[at];
  for (let end = at + 1; end < source.length; end++) {
    if (quote === '"' && source[end] === '\\') end++;
    else if (source[end] === quote) return end;
  }
  throw new Error(`A quote is never closed: ${source.slice(at, at + 40)}`);
}

function withoutHereDocuments(text: string): string {
  return text.replace(/<<-?\s*(['"]?)(\w+)\1([^\n]*)\n[\s\S]*?^\s*\2$/gm, '$3');
}
