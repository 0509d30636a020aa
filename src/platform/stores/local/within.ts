/** Returns the condition that a row is in `:within`, the JSON of projects and apps. Null is all of them. */
export function isWithin(table: string, app = 'app_id'): string {
  const listed = '(SELECT value FROM json_each(:within))';
  const project = `${table}.project`;
  return `(:within IS NULL OR ${project} IN ${listed} OR ${project} || '/' || ${table}.${app} IN ${listed})`;
}

/** Returns the named parameter of `isWithin`. */
export function withinParts(within: readonly string[] | undefined): { readonly within: string | null } {
  return { within: within ? JSON.stringify(within) : null };
}
