/**
 * A script that fills an element of the page: `createRoot(document.getElementById("root"))`, `app.mount("#app")`. The element is an
 * argument, so that a look whether an element exists does not count. Each sign can be read in one way only.
 */
const MOUNT =
  /(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g;
const MOST = 20;

/** Returns the elements that a script fills, as it writes them: `root` or `#root`. At most 20, and none that it makes itself. */
export function mountsOf(script: string): readonly string[] {
  const found: string[] = [];
  for (const { groups } of script.matchAll(MOUNT)) {
    const name = groups?.id ?? groups?.selector ?? groups?.mounted;
    if (name !== undefined && !isMade(script, name.replace(/^#/, ''))) found.push(name);
    if (found.length >= MOST) break;
  }
  return found;
}

/** True if a script writes an element with the ID, as markup or as a property. */
function isMade(script: string, id: string): boolean {
  const written = ['=', ':', ': ', ' = '].flatMap((sign) =>
    ['"', "'", '`', '\\"'].map((quote) => `id${sign}${quote}${id}`),
  );
  return [...written, `id=${id}`].some((each) => script.includes(each));
}

/** Returns the first element that scripts fill, if the page has none of them. */
export function missingMount(mounts: readonly string[], ids: ReadonlySet<string>): string | undefined {
  return mounts.some((name) => ids.has(name.replace(/^#/, ''))) ? undefined : mounts[0];
}

/** Returns the words for a page without the element that its script fills. */
export function unfilledWords(name: string): string {
  return `The index page stays blank: it has no element with the id "${name.replace(/^#/, '')}", which its script fills`;
}
