import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contexts, Json } from './workflow-language.ts';
import type { Permissions } from './workflow-permissions.ts';
import type { Machine } from './workflow-steps.ts';
import { SITE, type Trigger, type World } from './workflow-world.ts';

export interface MachineParts extends Pick<Machine, 'standIns' | 'dry' | 'cancelOn' | 'onLog'> {
  readonly permissions: Permissions | undefined;
  readonly contexts: Contexts;
  /** The labels that the job asks for. */
  readonly runsOn: Json;
  readonly trigger: Trigger;
  readonly world: World;
}

/** Creates a machine in `folder` for a job. It is `self-hosted` if the job's labels say so. */
export function createMachine(
  folder: string,
  { permissions, contexts, runsOn, trigger, world, ...options }: MachineParts,
): Machine {
  const selfHosted = JSON.stringify(runsOn).includes('self-hosted');
  const [workspace, temp, bin] = [join(folder, 'work'), join(folder, 'temp'), join(folder, 'bin')];
  for (const path of [workspace, temp, bin]) mkdirSync(path);
  // Prints what steps do as root instead of doing it.
  writeFileSync(join(bin, 'sudo'), '#!/bin/sh\necho "sudo $*"\n', { mode: 0o755 });
  const eventPath = join(temp, 'event.json');
  writeFileSync(eventPath, JSON.stringify(trigger.payload));
  const { requestUrl, requestToken } = world.platform;
  const mayHaveToken = permissions?.['id-token'] === 'write' && !trigger.fork;
  return {
    ...{ world, workspace, temp, contexts, posts: [] },
    ...{
      dry: options.dry,
      standIns: options.standIns,
      cancelOn: options.cancelOn,
      onLog: options.onLog,
    },
    env: {
      ...{ RUNNER_OS: 'Linux', RUNNER_ENVIRONMENT: selfHosted ? 'self-hosted' : 'github-hosted' },
      ...{ PATH: `${bin}:${process.env.PATH}`, HOME: temp, CI: 'true', GITHUB_ACTIONS: 'true', RUNNER_TEMP: temp },
      ...{ GITHUB_WORKSPACE: workspace, GITHUB_REPOSITORY: SITE, GITHUB_EVENT_NAME: trigger.event },
      ...{ GITHUB_EVENT_PATH: eventPath, GITHUB_REF: trigger.ref, GITHUB_REF_NAME: trigger.refName },
      ...{ GITHUB_SHA: trigger.sha, GITHUB_ACTOR: trigger.actor, GITHUB_SERVER_URL: 'https://github.com' },
      ...{ GITHUB_API_URL: world.apiUrl, GITHUB_RUN_ID: trigger.runID, GITHUB_RUN_ATTEMPT: String(trigger.attempt) },
      ...(mayHaveToken
        ? { ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken }
        : {}),
    },
  };
}
