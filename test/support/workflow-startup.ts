import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED, parseWorkflowFile, ROOT } from './workflow-language.ts';
import { granted, type Permissions } from './workflow-permissions.ts';
import type { Trigger } from './workflow-world.ts';

/** The file of this repository that a job calls. */
export function calledFile(ref: string): string {
  const file = new RegExp(`^(?:${PUBLISHED}|\\.)/(\\.github/workflows/[^@]+)`).exec(ref)?.[1];
  if (file === undefined) throw new Error(`${ref} is not this repository's`);
  return file;
}

/**
 * What GitHub looks at before the first job: no job of a called workflow may ask for more than its caller grants,
 * whatever its `if` says. Throws as GitHub does.
 */
export async function checkAtStartup(text: string, trigger: Trigger, permissions?: Permissions): Promise<void> {
  const { root, template } = await parseWorkflowFile('workflow.yml', text);
  const jobs = root.find('jobs')?.assertMapping('jobs');
  for (const job of template.jobs) {
    const asked = jobs?.find(job.id.value)?.assertMapping('job').find('permissions');
    // What is declared counts; that a fork's run gets less is of no matter here.
    const own = granted(job.id.value, asked, { ...trigger, fork: false }, { permissions });
    if (job.type !== 'reusableWorkflowJob') continue;
    await checkAtStartup(readFileSync(join(ROOT, calledFile(job.ref.value)), 'utf8'), trigger, own);
  }
}
