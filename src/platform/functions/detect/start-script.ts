/** Scripts that name each other are followed so often. */
const MOST_STEPS = 5;
/** A line that only runs another script. */
const RUNS = /^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/;
/** Steps of a build at the start of a script. */
const BUILDS =
  /^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/;
/** Programs that serve sources, or a folder of files, and are no server of an app. `astro`, `vite` and the like only build and preview. */
const NO_SERVER =
  /^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;

/**
 * Returns how `start` of package.json starts a server. Undefined if nothing does, or it serves files or sources. `command`: a line for `sh`.
 * `builds`: steps of a build that the script would run first, as `npm run build`.
 */
export function startScriptOf(scripts: Readonly<Record<string, string>>) {
  const text = [scripts.prestart, scripts.start].filter((each) => each !== undefined && each.trim() !== '');
  if (scripts.start === undefined || text.length === 0) return undefined;
  let steps = stepsOf(text.join(' && '));
  const builds: string[] = [];
  for (let at = 0; at < MOST_STEPS; at += 1) {
    while (steps[0] !== undefined && BUILDS.test(steps[0])) builds.push(...steps.splice(0, 1));
    const named = steps.length === 1 ? RUNS.exec(steps[0] ?? '')?.[1] : undefined;
    const script = named === undefined || !Object.hasOwn(scripts, named) ? undefined : scripts[named];
    if (script === undefined) break;
    steps = stepsOf(script);
  }
  const last = withoutVariables(steps.at(-1) ?? '');
  if (last === '' || NO_SERVER.test(last)) return undefined;
  return { command: steps.join(' && '), builds };
}

/** Splits a line at `&&`. A line with quotes stays whole: they may contain it. */
function stepsOf(line: string): string[] {
  const steps = /["'`\\]/.test(line) ? [line] : line.split('&&');
  return steps.map((step) => step.trim()).filter((step) => step !== '');
}

/** Removes `NAME=value` words, and `cross-env`, from the front of a command. */
export function withoutVariables(step: string): string {
  return step.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/, '');
}
