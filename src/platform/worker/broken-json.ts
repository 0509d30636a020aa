import type { Diagnostic } from '../../contract/control-plane.ts';
import type { Clues } from '../../diagnosis/clues.ts';
import type { SourceIndex } from './source-index.ts';

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Settings that may have comments. */
const LENIENT =
  /(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\//;

/**
 * Finds the only JSON file of the sources that does not parse, if a message says that JSON does not. A stack names only
 * what read the file.
 */
export async function brokenJson(message: string, { details }: Clues, index: SourceIndex): Promise<Place | undefined> {
  if (![message, ...details].some((text) => /(?<!\.)\bjson\b/i.test(text)) || index.isPartial) return undefined;
  const said = /\(line (\d{1,7}) column \d{1,7}\)/.exec(message)?.[1];
  const files = index.files.filter((file) => file.endsWith('.json') && !LENIENT.test(file));
  const broken: Place[] = [];
  for (const file of files) {
    const fault = faultIn((await index.lines(file)).join('\n'));
    if (fault && (said === undefined || fault.line === Number(said))) broken.push({ file, ...fault });
  }
  return broken.length === 1 && !index.isOver ? broken[0] : undefined;
}

/** Returns the place at which a text stops to be JSON. Undefined if it is JSON, or if it is empty. */
function faultIn(text: string): Pick<Place, 'line' | 'column'> | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const [, at] = /at position (\d{1,9})/.exec(String(error)) ?? [];
    const before = text.slice(0, at === undefined ? text.trimEnd().length : Number(at)).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}
