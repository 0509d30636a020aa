import { proxiedFetch } from '../api/proxy.ts';
import type { PlannedClose } from '../deploy/inputs/parse.ts';
import { renderClosed } from './forge/comments.ts';
import { openRecorder } from './forge/open.ts';
import type { ReportParts } from './report/reporter.ts';

interface CloseParts extends ReportParts {
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * `mode: close`: the pull request was closed, so its record becomes inactive and its comment says so. Sends nothing to
 * the platform. Returns the exit code: 1 if the forge refused, because it then shows what is no longer true.
 */
export async function closePreview({ app, pullRequest, github }: PlannedClose, parts: CloseParts): Promise<number> {
  const { run, runner } = parts;
  let exitCode = 0;
  const recorder = openRecorder({
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
  const closed = await recorder?.closePreview(pullRequest);
  if (exitCode === 0 && closed) runner.summary(renderClosed(app));
  if (exitCode === 0)
    runner.line(closed ? `✓ The preview ${app} has ended` : `Pull request #${pullRequest} is open again`);
  return exitCode;
}
