/** A line of a file that is `---`, or that front matter may have. Lines count from 1. */
export interface MatterLine {
  readonly line: number;
  readonly text: string;
}

/** A file whose front matter begins or ends with no `---`, so that its page shows it as text. */
export interface OpenMatter {
  readonly file: string;
  readonly line: number;
  readonly lacks: 'first' | 'last';
}

const KEYS_LEAST = 2;

/**
 * Finds the files whose front matter lacks one of its lines `---`: two lines or more as `title: …` begin the file. `files`: the lines
 * of each that are `---`, keys or items of lists, in order. It counts only if another file of the folder has whole front matter with
 * the same first key, because a text can begin with such lines too.
 */
export function openFrontMatter(files: ReadonlyMap<string, readonly MatterLine[]>): readonly OpenMatter[] {
  const whole = new Set<string>();
  const open: (OpenMatter & { readonly kind: string })[] = [];
  for (const [file, lines] of files) {
    const isOpened = isFence(lines[0], 1);
    const keys = keysFrom(lines, isOpened ? 1 : 0);
    const [first] = keys;
    if (!first || keys.length < KEYS_LEAST) continue;
    const kind = `${file.slice(0, file.lastIndexOf('/') + 1)}\0${first.text.split(':')[0]}`;
    const after = lines.findIndex((each) => isFence(each) && each.line > first.line);
    const isClosed = lines[after]?.line === (keys.at(-1)?.line ?? 0) + 1;
    if (isOpened && isClosed) whole.add(kind);
    else if (isClosed) open.push({ kind, file, line: 1, lacks: 'first' });
    else if (isOpened && after === -1) open.push({ kind, file, line: 1, lacks: 'last' });
  }
  return open.filter(({ kind }) => whole.has(kind)).map(({ file, line, lacks }) => ({ file, line, lacks }));
}

function isFence(each: MatterLine | undefined, line = each?.line): boolean {
  return each !== undefined && each.line === line && each.text.trimEnd() === '---';
}

/** Returns the unbroken run of lines of front matter from an index on: the first must be the next line of the file, and a key. */
function keysFrom(lines: readonly MatterLine[], from: number): readonly MatterLine[] {
  const [first] = lines.slice(from);
  if (!first || first.line !== from + 1 || !/^\w/.test(first.text)) return [];
  const end = lines.findIndex((each, at) => at >= from && (isFence(each) || each.line !== at + 1));
  return lines.slice(from, end === -1 ? undefined : end);
}
