const NOTE = /; there (?:is|are) (?<names>[^;]{1,300})$/;

export function withNearest(message: string, names: readonly string[]): string {
  if (names.length === 0 || NOTE.test(message)) return message;
  return `${message.replace(/[.:]?\s{0,4}$/, '')}; there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;
}

export function withoutNearest(message: string): string {
  return message.replace(NOTE, '');
}

/** Returns the names that `withNearest` added to a message. */
export function nearestIn(message: string): readonly string[] {
  return NOTE.exec(message)?.groups?.names?.split(', ') ?? [];
}

/** True if a name that `withNearest` added is a folder. Such names end with `/`. */
export function isFolder(name: string): boolean {
  return name.endsWith('/');
}
