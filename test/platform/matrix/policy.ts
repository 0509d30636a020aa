import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { openStage, type Stage, visitorOf } from '../console/support.ts';
import { ACTORS, type Actor } from './expected.ts';

/** Returns the `platform.json` that gives each actor its grant. `more`: members of the organization instead. */
export function policyOf(more: object = {}) {
  const granted = (path: (actor: Actor) => boolean) =>
    Object.groupBy(
      Object.values<Actor>(ACTORS).filter((each) => each.grant && path(each)),
      ({ grant }) => grant?.role ?? 'viewer',
    );
  const emails = (groups: ReturnType<typeof granted>) =>
    Object.fromEntries(Object.entries(groups).map(([role, actors]) => [role, actors.map(({ email }) => email)]));
  const at = (org: string, project?: string, appID?: string) =>
    emails(granted(({ grant }) => grant?.org === org && grant.project === project && grant.appID === appID));
  return {
    organizations: {
      acme: {
        ...at('acme'),
        adminsMayGrant: true,
        projects: { web: { apps: { shop: at('acme', 'web', 'shop') } }, api: at('acme', 'api') },
        ...more,
      },
      blue: at('blue'),
      '*': at('*'),
    },
  };
}

/** Starts a platform on which the revoked person was a deployer, and is none any more. `before`: works while it is one. */
export async function openMatrix(before: (stage: Stage) => Promise<void>): Promise<Stage> {
  const { deployer, 'revoked person': revoked } = ACTORS;
  const stage = await openStage(policyOf({ deployer: [deployer.email, 'dev@acme.example', revoked.email] }));
  await before(stage);
  const file = join(stage.platform.dataDir, 'platform.json');
  writeFileSync(file, JSON.stringify(policyOf({ deployer: [deployer.email, 'dev@acme.example'] })));
  const visitor = await visitorOf(stage, revoked.email);
  const isRefused = async () => (await visitor.get('/console/orgs/acme')).status === 403;
  await vi.waitUntil(isRefused, { timeout: 20_000, interval: 100 });
  return stage;
}
