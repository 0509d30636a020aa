/** What a message says of a name that stands in the source as it is. */
const SAYINGS: readonly RegExp[] = [
  /(?:^|[\s:])([\w$]{1,100}) is not defined\b/,
  /\(reading '([\w$]{1,100})'\)/,
  /\.([\w$]{1,100})\)? is not a function\b/,
];

/** Returns the name that an error of the language is about. Undefined if the message has none. */
export function identifierIn(message: string): string | undefined {
  return SAYINGS.map((pattern) => pattern.exec(message)?.[1]).find((each) => each !== undefined);
}

/** Returns whether a text speaks of JSON, and not of a file of it. */
export function saysJson(text: string): boolean {
  return /(?<!\.)\bjson5?\b/i.test(text);
}

/** Returns what an error that Node.js prints was given, as the sources have it: its member `input`. */
export function inputIn(text: string): readonly string[] {
  return /^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(text)?.slice(1) ?? [];
}
