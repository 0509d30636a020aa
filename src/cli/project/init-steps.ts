import { basename } from 'node:path';
import { cleanLine } from '../../base/text.ts';
import { type InitPlan, workflowPath } from './init-files.ts';

/** Returns what to add to platform.json so that the workflows of the repository may deploy. */
function grantFor(org: string, audience: string, repository: string): string {
  const issuer = {
    issuer: 'https://token.actions.githubusercontent.com',
    audience,
    email: '{repository}@github.actions',
    require: { repository_id: ['ID'] },
  };
  const organizations = { [org]: { deployer: [`${repository}@github.actions`] } };
  return `  ${JSON.stringify({ issuers: [issuer], organizations })}`;
}

/** Returns what is left to do after `slipway init`, in this order. A step may have several lines. */
export function nextSteps(
  plan: InitPlan,
  { isLocal, repository }: { readonly isLocal: boolean; readonly repository: string | undefined },
): readonly string[] {
  const { org, baseUrl, audience, exchangeUrl } = plan;
  const commit = 'Commit the files and push them.';
  const token =
    'If Slipway is in a private repository: add the secret slipway-token, and pass it in the workflows (secrets: slipway-token).';
  if (baseUrl === undefined) {
    return [
      ...(isLocal ? [] : ['Start a platform on this machine: slipway platform --allow-local-git']),
      `Deploy this checkout: slipway deploy${repository === undefined ? '' : ' --repository .'}`,
      `${commit} Pull requests are checked without a platform.`,
      token,
    ];
  }
  const name = repository ?? 'OWNER/NAME';
  const trust = exchangeUrl
    ? `At your identity provider: let ${exchangeUrl} exchange GitHub's tokens of this repository for ID tokens with the claim email.`
    : `In platform.json of ${baseUrl} add this. ID is what "gh api repos/${cleanLine(name, 200)} --jq .id" prints. Another platform needs --token-exchange-url.\n${grantFor(org, audience ?? baseUrl, cleanLine(name, 200))}`;
  return [
    trust,
    'On GitHub, Settings > Actions > General: allow actions and reusable workflows of slipway/slipway.',
    `Secret variables of the app: add the secret APP_ENV with NAME=VALUE lines, and remove the "#" in ${basename(workflowPath(plan, 'deploy'))}. Others: the input env.`,
    token,
    `${commit} The permissions that the workflows need are in them.`,
  ];
}
