import { proxiedFetch } from '../api/proxy.ts';
import type { PlannedClose } from '../deploy/inputs/parse.ts';
import type { ActionEdge } from './carry-out.ts';
import { renderClosed, renderLeft } from './forge/comments.ts';
import { openRecorder } from './forge/open.ts';
import { createAnnotations } from './report/annotations.ts';
import type { ReportParts } from './report/reporter.ts';
import { updatedLine } from './report/text.ts';
import { runCommand } from './runner/command.ts';

/**
 * `mode: close`: the pull request was closed, so its record becomes inactive and its comment says so. An app that only this pull request
 * has is deleted, if the platform can do that. Returns the exit code: 1 if the forge refused or the run was cancelled, because it then
 * shows what is no longer true.
 */
export async function closePreview(
  { app, pullRequest, own, dryRun, github }: PlannedClose,
  parts: ReportParts & Pick<ActionEdge, 'env' | 'signal'>,
): Promise<number> {
  const { run, runner } = parts;
  const annotations = createAnnotations(runner);
  if (dryRun) {
    const deletes = own ? `, and ask ${own.baseUrl} to delete its app` : '';
    runner.annotate('notice', { message: `Dry run: would end the preview ${app}${deletes}` });
    return 0;
  }
  let exitCode = 0;
  const fetch = await proxiedFetch(parts.env);
  const recorder = openRecorder({
    ...parts,
    context: run.context,
    token: github.token,
    fetch,
    open: { app, environment: github.environment, comment: github.comment },
    warn: (message, remedy) => {
      exitCode = 1;
      annotations.add('error', { message }, remedy.split('\n'));
    },
  });
  let until: string | undefined;
  const end = async () => {
    if (!own) return undefined;
    const { endApp } = await import(/* webpackChunkName: "close" */ './end-app.ts');
    const onSecret = (secret: string) => runner.mask(secret);
    until = await endApp(own, { ...parts, fetch, run: runCommand, onSecret }, ({ message, code, call }) => {
      const words = `The app was not deleted: ${message}`;
      // A service that deletes no app may refuse the call with any status. Everything else is a fault: the app stays public.
      if (call?.outcome === 'refused' && code !== 'rate_limited') return runner.line(words);
      const remedy = `Run the job again, or delete the app: slipway apps delete ${own.app}`;
      annotations.add('warning', { message: words }, [remedy]);
    });
    return until;
  };
  const how = await recorder?.closePreview(pullRequest, parts.signal, end);
  if (how === 'left') {
    runner.annotate('error', { message: `Interrupted: GitHub may still show the preview ${app} as active` });
    runner.summary(renderLeft(app));
    return 1;
  }
  const isClosed = how === 'closed';
  if (exitCode !== 0) {
    runner.summary(renderLeft(app));
    return exitCode;
  }
  if (isClosed) runner.summary(renderClosed(app, { until }, updatedLine(parts.clock.now(), run.context.runUrl)));
  runner.line(isClosed ? `✓ The preview ${app} has ended` : `Pull request #${pullRequest} is open again`);
  return 0;
}
