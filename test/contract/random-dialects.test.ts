import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import { decodeDeployed, decodeDeployments } from '../../src/contract/answers.ts';
import { statusFamily } from '../../src/contract/status.ts';
import { type RandomDialect, randomDialect } from '../support/random-dialects.ts';

const CALL = { method: 'GET', path: '/api/v1/orgs/acme/projects/web/apps/shop/deployments', status: 200 };
const RUNS = 500;

/** What came of a dialect: `read`, `refused`, or what was misread. */
function outcome({ truth, list }: RandomDialect): string {
  try {
    const { deployments } = decodeDeployments(list, CALL);
    if (deployments.length !== truth.length) return `another list: ${JSON.stringify(deployments)}`;
    for (const [index, { id, family }] of truth.entries()) {
      const seen = deployments[index];
      if (seen?.deployID !== id) return `${seen?.deployID} taken for ${id}`;
      // A word that nobody knows counts as pending, and is warned of: it is not taken for an end.
      const read = statusFamily(seen.status) ?? 'pending';
      if (read !== family && read !== 'pending') return `${family} taken for ${read} (${seen.status})`;
    }
    return 'read';
  } catch (error) {
    if (!(error instanceof SlipwayError) || error.code !== 'unexpected_response') throw error;
    return /answers:\n {2}listDeployments:\n {4}(?:id|status|list): \S/.test(error.remedy ?? '')
      ? 'refused'
      : `no line to write: ${error.message}`;
  }
}

test(`of ${RUNS} random dialects none is misread, and the rest is refused with the line to write`, () => {
  const ends = { read: 0, refused: 0 };
  fc.assert(
    fc.property(randomDialect, (dialect) => {
      const end = outcome(dialect);
      if (end === 'read' || end === 'refused') ends[end] += 1;
      expect(['read', 'refused']).toContain(end);
    }),
    { numRuns: RUNS },
  );
  // Not by refusing all.
  expect(ends.read).toBeGreaterThan(RUNS / 10);
});

test('no answer to a deploy names a foreign ID as the deployment', () => {
  fc.assert(
    fc.property(
      randomDialect,
      fc.constantFrom('app', 'site', 'project'),
      fc.boolean(),
      ({ truth, deployed }, kind, beside) => {
        const answer = beside ? { [kind]: { id: 'foreign', status: 'live' }, ...Object(deployed) } : deployed;
        expect([truth[0]?.id, undefined]).toContain(decodeDeployed(answer, CALL)?.deployID);
      },
    ),
    { numRuns: RUNS },
  );
});

test.each([
  ['an app', { id: 'a1', type: 'app', status: 'live' }],
  ['an app that names its deployment', { id: 'a1', name: 'shop', pending_deployment: { id: 'd1' } }],
  ['the app of the path', { id: 'shop', status: 'ok' }],
  ['an app in its envelope', { app: { id: 'a1' }, status: 'queued' }],
  ['two candidates', { id: 'x1', uuid: 'x2', status: 'queued' }],
])('an answer to a deploy that is %s names no deployment', (_, body) => {
  expect(decodeDeployed(body, CALL)).toBeUndefined();
});
