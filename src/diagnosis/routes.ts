/** How tools name the page that they rendered: group 1 or 2. */
const ROUTE =
  /\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /;

/** Nuxt lists pages as a tree: below one is what is wrong with it. */
const BRANCH = /^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/;
const FAILED_BRANCH = /^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;

/** Returns the addresses of pages that a line of a log says were rendered; `below`: the line below it. */
export function routesIn(text: string, below = ''): readonly string[] {
  const [, named, rendered] = ROUTE.exec(text) ?? [];
  const branch = FAILED_BRANCH.test(below) ? BRANCH.exec(text)?.[1] : undefined;
  return [named, rendered, branch].flatMap((each) => each?.replace(/[.:,]$/, '') ?? []);
}
