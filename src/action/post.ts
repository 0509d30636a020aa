import { openRecorder } from './forge/open.ts';
import { readOpenRecord } from './forge/open-record.ts';
import { createAnnotations } from './report/annotations.ts';
import { type PageFacts, renderComment, renderSummary } from './report/page.ts';
import type { ReportParts } from './report/reporter.ts';

/** The `post` step: if `main` was killed before it could, reports the end in the summary, the record and the comment. */
export async function closeWhatIsOpen(parts: ReportParts & { readonly fetch: typeof fetch }): Promise<void> {
  const { run, runner } = parts;
  const open = readOpenRecord(run.saved);
  if (!open) return;
  const { context } = run;
  const facts: PageFacts = {
    status: 'interrupted',
    app: open.app,
    appID: open.appID,
    appCreated: false,
    deployID: open.deployID,
    repository: context.repository,
    branch: context.pullRequest?.headBranch ?? context.refName,
    commit: context.sha === undefined ? undefined : { id: context.sha, url: undefined },
    runUrl: context.runUrl,
    compared: '',
    phases: [],
    errors: [{ message: ENDED, explanation: ['A re-run for the same commit follows the same deployment.'] }],
    warnings: [],
    updatedAt: parts.clock.now(),
    unannotated: 0,
  };
  // If main saved an ending, only the forge does not know it yet.
  if (!open.ending) runner.summary(renderSummary(facts));
  const annotations = createAnnotations(runner);
  const recorder = openRecorder({
    ...parts,
    context: run.context,
    token: run.raw['github-token'],
    open,
    warn: (message, remedy) => annotations.add('warning', { message }, remedy.split('\n')),
  });
  await recorder?.finish(
    open.ending ?? {
      // Without a deploy ID the platform has no deployment to finish.
      state: open.deployID === undefined && open.record === undefined ? undefined : 'error',
      description: ENDED,
      url: undefined,
      comment: renderComment(facts),
    },
  );
}

const ENDED = 'The run was ended from outside before the deploy was; the platform may go on with it';
