import type { ControlPlane } from '../api/control-plane.ts';
import { formatDuration } from '../base/durations.ts';
import { messageOf, SlipwayError } from '../base/errors.ts';
import { cleanLine } from '../base/text.ts';
import { productionOf } from '../contract/answers.ts';
import type { DeployDeps } from './deps.ts';
import type { DeployPlan } from './plan.ts';
import type { EnsuredApp } from './stored.ts';

/** Returns the site's URL, of http or https: the deployment's, else production's, else the app's, else by the user's template. */
export async function publicUrl(
  deploymentUrl: string | undefined,
  app: EnsuredApp,
  plan: DeployPlan,
  platform: ControlPlane,
): Promise<string | undefined> {
  return (
    webUrl(deploymentUrl) ?? (await environmentUrl(app.appID, platform)) ?? webUrl(app.url) ?? fromTemplate(app, plan)
  );
}

async function environmentUrl(appID: string, platform: ControlPlane): Promise<string | undefined> {
  const environments = await platform.listEnvironments(appID).catch(() => []);
  return webUrl(productionOf(environments)?.url);
}

function fromTemplate(app: EnsuredApp, plan: DeployPlan): string | undefined {
  const template = plan.urlTemplate;
  if (template?.includes('{subdomain}') && !app.subdomain) return undefined;
  return webUrl(template?.replaceAll('{subdomain}', app.subdomain ?? '').replaceAll('{app}', app.appID));
}

function webUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

const BUDGET_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const MOST_PAUSE_MS = 5_000;
const ATTEMPT_MS = 10_000;

/** The header in which the embedded platform's edge names the deployment whose release answered. */
const RELEASE_HEADER = 'x-slipway-release';
/** The header in which it says why a function did not answer, as `start_failed`. */
const ERROR_HEADER = 'x-slipway-error';

interface VerifyDeps extends Pick<DeployDeps, 'fetch' | 'clock' | 'signal'> {
  readonly deployID: string | undefined;
  /** The site is a server, which may answer its start page with any status below 500. */
  readonly isFunction?: boolean;
}

/**
 * Polls `url` until it answers below 400, for up to a minute: DNS and CDN of a first deploy take a moment (spec 1.3). A function has to
 * answer below 500, by the release of this deployment if the answer names one. Sends no credentials. Returns the number of tries. Throws
 * `verify_failed` with the last answer, and at once if the new release itself answers 404, because waiting would not change that.
 */
export async function verifySite(url: string, deps: VerifyDeps): Promise<number> {
  const start = deps.clock.now();
  let pause = FIRST_PAUSE_MS;
  for (let tries = 1; ; tries++) {
    const trouble = await ask(url, deps);
    if (trouble === undefined) return tries;
    if (trouble.goneAt !== undefined) throw noSuchPage(trouble.goneAt, deps.deployID);
    const elapsed = deps.clock.now() - start;
    if (elapsed + pause > BUDGET_MS) {
      const after = `after ${formatDuration(elapsed)} and ${tries} tries`;
      const remedy = trouble.isRefused
        ? 'Read what the app printed: slipway logs --runtime. If that says nothing, the log of the platform does.'
        : 'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.';
      throw new SlipwayError('verify_failed', `${url} ${trouble.words} ${after}`, { remedy });
    }
    await deps.clock.sleep(pause, deps.signal);
    pause = Math.min(MOST_PAUSE_MS, pause * 2);
  }
}

/** Asks a site once, without credentials. Returns true if it answers below 400, also after redirects. */
export async function siteAnswers(url: string, { fetch, signal }: Pick<VerifyDeps, 'fetch' | 'signal'>) {
  const address = webUrl(url);
  if (address === undefined) return false;
  const isPage = (trouble: Trouble | undefined) => trouble === undefined;
  return ask(address, { fetch, signal, deployID: undefined }).then(isPage, () => false);
}

function noSuchPage(url: string, deployID: string | undefined): SlipwayError {
  const path = URL.parse(url)?.pathname ?? '/';
  const page = path === '/' ? 'index.html' : `page for ${path}`;
  return new SlipwayError('verify_failed', `${url} answers 404: the release ${deployID} has no ${page}`, {
    remedy:
      'Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".',
  });
}

interface Trouble {
  /** Complete "the URL …". */
  readonly words: string;
  /** The address, after redirects, that the new release itself answers with 404. */
  readonly goneAt?: string;
  /** The platform answered for the app, and said why. */
  readonly isRefused?: boolean;
}

/** Asks once. Undefined: it answers with a page. */
async function ask(url: string, deps: Omit<VerifyDeps, 'clock'>): Promise<Trouble | undefined> {
  const { fetch, signal, deployID, isFunction = false } = deps;
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]) });
    await response.body?.cancel();
    const release = response.headers.get(RELEASE_HEADER);
    if (isFunction && deployID !== undefined && release !== null && release !== deployID) {
      return { words: `is still answered by the release ${cleanLine(release, 100)}` };
    }
    const reason = response.headers.get(ERROR_HEADER);
    if (response.status < (isFunction && reason === null ? 500 : 400)) return undefined;
    const words = `answers ${response.status}`;
    if (reason !== null) return { words: `${words} (${cleanLine(reason, 60)})`, isRefused: true };
    const isOwn = deployID !== undefined && release === deployID;
    return response.status === 404 && isOwn ? { words, goneAt: response.url || url } : { words };
  } catch (error) {
    signal.throwIfAborted();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { words: `cannot be reached (${messageOf(cause)})` };
  }
}
