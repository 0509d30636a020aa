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
    const answer = await ask(url, deps);
    if (answer.kind === 'page') return tries;
    if (answer.kind === 'no-page') throw noSuchPage(answer.url, deps.deployID);
    const elapsed = deps.clock.now() - start;
    if (elapsed + pause > BUDGET_MS) {
      const after = `after ${formatDuration(elapsed)} and ${tries} tries`;
      throw new SlipwayError('verify_failed', `${url} ${answer.words} ${after}`, {
        remedy: 'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.',
      });
    }
    await deps.clock.sleep(pause, deps.signal);
    pause = Math.min(MOST_PAUSE_MS, pause * 2);
  }
}

/** Asks a site once, without credentials. Returns true if it answers below 400, also after redirects. */
export async function siteAnswers(
  url: string,
  { fetch, signal }: Pick<VerifyDeps, 'fetch' | 'signal'>,
): Promise<boolean> {
  const address = webUrl(url);
  const answer = address && (await ask(address, { fetch, signal, deployID: undefined }).catch(() => undefined));
  return answer !== undefined && answer !== '' && answer.kind === 'page';
}

function noSuchPage(url: string, deployID: string | undefined): SlipwayError {
  const path = URL.parse(url)?.pathname ?? '/';
  const page = path === '/' ? 'index.html' : `page for ${path}`;
  return new SlipwayError('verify_failed', `${url} answers 404: the release ${deployID} has no ${page}`, {
    remedy:
      'Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".',
  });
}

type Answer =
  | { readonly kind: 'page' }
  /** A 404 of the new release. `url`: the address after redirects. */
  | { readonly kind: 'no-page'; readonly url: string }
  /** `words` complete "the URL …". */
  | { readonly kind: 'trouble'; readonly words: string };

async function ask(url: string, deps: Omit<VerifyDeps, 'clock'>): Promise<Answer> {
  const { fetch, signal, deployID, isFunction = false } = deps;
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]) });
    await response.body?.cancel();
    const release = response.headers.get(RELEASE_HEADER);
    if (isFunction && deployID !== undefined && release !== null && release !== deployID) {
      return { kind: 'trouble', words: `is still answered by the release ${cleanLine(release, 100)}` };
    }
    const reason = response.headers.get(ERROR_HEADER);
    if (response.status < (isFunction && reason === null ? 500 : 400)) return { kind: 'page' };
    if (reason !== null) return { kind: 'trouble', words: `answers ${response.status} (${cleanLine(reason, 60)})` };
    if (response.status === 404 && deployID !== undefined && release === deployID)
      return { kind: 'no-page', url: response.url || url };
    return { kind: 'trouble', words: `answers ${response.status}` };
  } catch (error) {
    signal.throwIfAborted();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const words = messageOf(cause);
    return { kind: 'trouble', words: `cannot be reached (${words})` };
  }
}
