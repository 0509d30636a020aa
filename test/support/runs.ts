import type { ActionRun } from '../../src/action/inputs.ts';
import type { RunContext } from '../../src/deploy/inputs/context.ts';
import { type InputName, rawInputs } from '../../src/deploy/inputs/table.ts';

export const COMMIT = 'c0ffee0123456789c0ffee0123456789c0ffee01';

/** A push to main of acme/shop. */
export const PUSH: RunContext = {
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  repository: 'acme/shop',
  refName: 'main',
  sha: COMMIT,
  eventName: 'push',
  pullRequest: undefined,
  fork: false,
  selfHosted: false,
  dependabot: false,
  idTokenRequest: { url: 'https://oidc.example/token?x=1', token: 'request-token' },
  runUrl: 'https://github.com/acme/shop/actions/runs/7',
  workspace: '/work',
};

export const PULL_REQUEST: RunContext = {
  ...PUSH,
  eventName: 'pull_request',
  refName: '12/merge',
  pullRequest: { number: 12, headRepository: 'acme/shop', headBranch: 'feat/cart', fork: false },
};

export const FORK: RunContext = {
  ...PULL_REQUEST,
  idTokenRequest: undefined,
  fork: true,
  pullRequest: { number: 13, headRepository: 'stranger/shop', headBranch: 'main', fork: true },
};

const INPUTS: Partial<Record<InputName, string>> = {
  'base-url': 'https://platform.example',
  org: 'acme',
  project: 'web',
  app: 'shop',
  'id-token': 'given-id-token',
};

/** Returns the inputs that a deploy needs, overridden by `given`. */
export function inputs(given: Partial<Record<InputName, string>> = {}) {
  return rawInputs({ ...INPUTS, ...given });
}

export function actionRun(given: Partial<Record<InputName, string>> = {}, context: RunContext = PUSH): ActionRun {
  const readFile = () => {
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  };
  return { raw: inputs(given), context, summaryFile: undefined, saved: '', readFile };
}
