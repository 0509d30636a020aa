import type { Clock, Random } from '../base/clock.ts';
import { isObject } from '../base/json.ts';
import type { GitHubEnding, OpenRecord } from './github/side.ts';
import { GITHUB_STATES } from './github/states.ts';
import type { ActionRun } from './inputs.ts';
import { type PageFacts, renderComment, renderSummary } from './page.ts';
import type { Runner } from './runner.ts';

export interface PostParts {
  readonly run: ActionRun;
  readonly runner: Runner;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * The `post` step: where `main` was killed before it could tell the end, the summary, the GitHub deployment and the
 * comment say so. Does nothing where `main` came to its end.
 */
export async function closeWhatIsOpen(parts: PostParts): Promise<void> {
  const { run, runner } = parts;
  const open = readOpenRecord(run.saved);
  if (!open) return;
  const facts = leftOver(open, run);
  // With an ending main has told all but GitHub.
  if (!open.ending) runner.summary(renderSummary(facts));
  const { openGitHubSide } = await import('./github/open.ts');
  const side = openGitHubSide({
    ...parts,
    context: run.context,
    token: run.raw['github-token'],
    open,
    save: () => {},
    warn: (message, remedy) => {
      runner.annotate('warning', { message });
      for (const line of remedy.split('\n')) runner.line(`  ${line}`);
    },
  });
  await side?.finish(
    open.ending ?? {
      // Without a deploy ID nothing was started that the platform could go on with.
      state: open.deployID === undefined && open.record === undefined ? undefined : 'error',
      description: ENDED,
      url: undefined,
      comment: renderComment(facts),
    },
  );
}

const ENDED = 'The run was ended from outside before the deploy was; the platform may go on with it';

function leftOver(open: OpenRecord, { context }: ActionRun): PageFacts {
  return {
    status: 'interrupted',
    app: open.app,
    appID: open.appID,
    appCreated: false,
    deployID: open.deployID,
    url: undefined,
    repository: context.repository,
    branch: context.pullRequest?.headBranch ?? context.refName,
    commit: context.sha === undefined ? undefined : { id: context.sha, url: undefined },
    built: undefined,
    runUrl: context.runUrl,
    variables: undefined,
    seeded: undefined,
    checked: undefined,
    compared: '',
    phases: [],
    failure: undefined,
    errors: [{ message: ENDED, explanation: ['A re-run for the same commit follows the same deployment.'] }],
    warnings: [],
    unannotated: 0,
  };
}

/** What `main` saved; undefined where it saved nothing, or that all is closed. */
function readOpenRecord(saved: string): OpenRecord | undefined {
  const value: unknown = saved === '' ? undefined : JSON.parse(saved);
  if (!isObject(value) || typeof value.app !== 'string' || typeof value.environment !== 'string') return undefined;
  const { app, environment, comment, appID, deployID, record } = value;
  const ending = readEnding(value.ending);
  return {
    app,
    environment,
    comment: comment === true,
    ...(typeof appID === 'string' ? { appID } : {}),
    ...(typeof deployID === 'string' ? { deployID } : {}),
    ...(typeof record === 'number' ? { record } : {}),
    ...(ending ? { ending } : {}),
  };
}

function readEnding(value: unknown): GitHubEnding | undefined {
  if (!isObject(value) || typeof value.description !== 'string' || typeof value.comment !== 'string') return undefined;
  const { description, url, comment } = value;
  const state = GITHUB_STATES.find((each) => each === value.state);
  return { state, description, url: typeof url === 'string' ? url : undefined, comment };
}
