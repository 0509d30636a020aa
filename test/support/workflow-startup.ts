import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED, parseWorkflowFile, ROOT } from './workflow-language.ts';
import { granted, type Permissions } from './workflow-permissions.ts';
import type { Trigger } from './workflow-world.ts';

/** Returns the file of this repository that a job calls. */
export function calledFile(ref: string): string {
  const file = new RegExp(`^(?:${PUBLISHED}|\\.)/(\\.github/workflows/[^@]+)`).exec(ref)?.[1];
  if (file === undefined) throw new Error(`${ref} is not this repository's`);
  return file;
}

/**
 * Checks what GitHub checks before the first job: jobs of a called workflow must not request more than the caller
 * grants, even if their `if` skips them. Throws as GitHub does.
 */
export async function checkAtStartup(text: string, trigger: Trigger, permissions?: Permissions): Promise<void> {
  const { root, template } = await parseWorkflowFile('workflow.yml', text);
  const jobs = root.find('jobs')?.assertMapping('jobs');
  for (const job of template.jobs) {
    const asked = jobs?.find(job.id.value)?.assertMapping('job').find('permissions');
    // GitHub compares declared permissions here, also in a run of a fork, which gets fewer.
    const own = granted(job.id.value, asked, { ...trigger, fork: false }, { permissions });
    if (job.type !== 'reusableWorkflowJob') continue;
    await checkAtStartup(readFileSync(join(ROOT, calledFile(job.ref.value)), 'utf8'), trigger, own);
  }
}
