import { proxiedFetch } from '../api/proxy.ts';
import type { Clock, Random } from '../base/clock.ts';
import type { PlannedClose } from '../deploy/inputs/parse.ts';
import { openGitHubSide } from './github/open.ts';
import type { ActionRun } from './inputs.ts';
import { renderClosed } from './page.ts';
import type { Runner } from './runner.ts';

export interface CloseParts {
  readonly run: ActionRun;
  readonly runner: Runner;
  readonly clock: Clock;
  readonly random: Random;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * `mode: close`: the pull request was closed, so its GitHub deployment becomes inactive and its comment says so. The
 * platform is not asked. Returns the exit code: 1 where GitHub refused, which leaves an untrue state behind.
 */
export async function closePreview({ app, pullRequest, github }: PlannedClose, parts: CloseParts): Promise<number> {
  const { run, runner } = parts;
  let exitCode = 0;
  const side = openGitHubSide({
    ...parts,
    context: run.context,
    token: github.token,
    fetch: await proxiedFetch(parts.env),
    open: { app, environment: github.environment, comment: github.comment },
    save: () => {},
    warn: (message, remedy) => {
      exitCode = 1;
      runner.annotate('error', { message });
      for (const line of remedy.split('\n')) runner.line(`  ${line}`);
    },
  });
  const closed = await side?.closePreview(pullRequest);
  if (exitCode === 0 && closed) runner.summary(renderClosed(app));
  if (exitCode === 0)
    runner.line(closed ? `✓ The preview ${app} has ended` : `Pull request #${pullRequest} is open again`);
  return exitCode;
}
