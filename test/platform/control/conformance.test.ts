import { afterAll } from 'vitest';
import { controlPlaneSuite, type Target } from '../../contract-suites/control-plane.ts';
import { embeddedTarget } from '../../support/conformance.ts';

/*
 * The conformance suite against the embedded platform, or against another implementation. SLIPWAY_CONFORMANCE_URL and
 * …_TOKEN name that one, and …_ORG, …_PROJECT, …_REPOSITORY, …_BRANCH and …_OUTPUT the resources to use there.
 */
const cleanup = new AsyncDisposableStack();
afterAll(() => cleanup.disposeAsync());

const remoteUrl = process.env.SLIPWAY_CONFORMANCE_URL;
controlPlaneSuite(() => (remoteUrl === undefined ? embeddedTarget(cleanup) : Promise.resolve(remote(remoteUrl))));

function remote(baseUrl: string): Target {
  const given = (name: string, otherwise: string) => process.env[`SLIPWAY_CONFORMANCE_${name}`] ?? otherwise;
  return {
    baseUrl: baseUrl.replace(/\/$/, ''),
    org: given('ORG', 'acme'),
    project: given('PROJECT', 'web'),
    repository: given('REPOSITORY', 'octocat/Spoon-Knife'),
    branch: given('BRANCH', 'main'),
    outputDirectory: given('OUTPUT', '.'),
    token: given('TOKEN', ''),
    unauthorized: { none: undefined, garbage: 'Bearer garbage', 'another scheme': 'Basic YTpi' },
    strangers: {},
    patienceMs: 600_000,
  };
}
