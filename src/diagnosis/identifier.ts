/** Errors of the language that quote a name of the source. */
const MESSAGES: readonly RegExp[] = [
  /(?:^|[\s:])([\w$]{1,100}) is not defined\b/,
  /\(reading '([\w$]{1,100})'\)/,
  /\.([\w$]{1,100})\)? is not a function\b/,
];

/** Returns the name that an error of the language is about, if it has one. */
export function identifierIn(message: string): string | undefined {
  return MESSAGES.map((pattern) => pattern.exec(message)?.[1]).find((each) => each !== undefined);
}

/** True if a text contains the word JSON, other than as the end of a file's name. */
export function saysJson(text: string): boolean {
  return /(?<!\.)\bjson5?\b/i.test(text);
}

/** Returns the member `input` of an error that Node.js prints. The sources contain it as it is. */
export function inputIn(text: string): readonly string[] {
  return /^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(text)?.slice(1) ?? [];
}
