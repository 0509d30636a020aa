import type { TypeInCheckout } from '../contract/checkout-type.ts';
import type { MovePlatform } from '../contract/platform-move.ts';
import type { StartPlatform } from '../contract/platform-start.ts';
import type { Command, CommandGroup, Commands } from './flags/command-shape.ts';

/** The group in the help, the line there, and how the command is loaded: from a module that exports it, or that makes it. */
type Row = readonly [
  group: CommandGroup,
  summary: string,
  load: () => Promise<Command | { readonly command: Command }>,
];

/**
 * Every command of contract.md, section 3. `root` has the examples and the bundles. `typeOf`: for rehearsals of a deploy. Each command is loaded when it is
 * called: all of them together take 100 ms of processor time to load.
 */
export function commands(start: StartPlatform, root: string, move: MovePlatform, typeOf?: TypeInCheckout): Commands {
  const rows: Readonly<Record<string, Row>> = {
    platform: [
      'platform',
      'start the embedded platform',
      async () => (await import('./commands/platform.ts')).platformCommand(start),
    ],
    demo: [
      'platform',
      'start it, deploy the example through the bundled action, and leave the site up',
      async () => (await import('./commands/demo.ts')).demoCommand(start, root),
    ],
    deploy: ['deploy', 'deploy an app', async () => (await import('./commands/deploy.ts')).deployCommand(typeOf)],
    check: [
      'deploy',
      'build the commit of the checkout on this machine, and check the site',
      async () => (await import('./commands/check.ts')).checkCommand(start),
    ],
    init: ['help', 'set up a repository: its app, and its workflows', () => import('./commands/init.ts')],
    doctor: [
      'help',
      'check the way to a platform, and what is understood of its answers',
      () => import('./commands/doctor.ts'),
    ],
    seed: ['data', 'write keys into a key-value table', () => import('./commands/seed.ts')],
    token: ['help', 'print an ID token for id-token-command', () => import('./commands/token.ts')],
    tables: ['data', 'list, create and delete key-value tables', () => import('./commands/tables.ts')],
    apps: ['apps', 'list, delete and restore the apps of an organization', () => import('./commands/apps.ts')],
    deployments: ['apps', 'list the deployments of an app', () => import('./commands/deployments.ts')],
    logs: ['apps', 'print the log of a build, or what an app that runs prints', () => import('./commands/logs.ts')],
    open: ['apps', "open an app's site in the browser", () => import('./commands/open.ts')],
    env: ['apps', "list, set and remove an app's variables", () => import('./commands/env.ts')],
    domains: [
      'apps',
      'list the hosts of an app with their records and certificates, and add and remove domains',
      () => import('./commands/domains.ts'),
    ],
    settings: [
      'apps',
      'show the settings of an app and where they come from, set and remove single ones',
      () => import('./commands/settings.ts'),
    ],
    redeploy: ['apps', 'build an app again', () => import('./commands/redeploy.ts')],
    cancel: ['apps', 'stop a deployment that is queued or builds', () => import('./commands/cancel.ts')],
    cache: ['apps', 'clear what the builds of an app keep for the next one', () => import('./commands/cache.ts')],
    backup: ['platform', 'copy the data directory of a running platform', () => import('./commands/backup.ts')],
    rollback: ['apps', 'switch a site to a release that is kept', () => import('./commands/rollback.ts')],
    usage: ['apps', 'show requests, bytes, stored keys and builds', () => import('./commands/usage.ts')],
    hooks: ['apps', 'deploy an app when somebody pushes, by a webhook', () => import('./commands/hooks.ts')],
    notify: [
      'apps',
      'tell webhooks and e-mail addresses of what happens to apps',
      () => import('./commands/notify.ts'),
    ],
    audit: [
      'apps',
      'list who changed what, and check that nobody changed the list',
      () => import('./commands/audit.ts'),
    ],
    migrate: [
      'platform',
      'move a platform of one machine into a cluster',
      async () => (await import('./commands/migrate.ts')).migrateCommand(move),
    ],
    console: [
      'platform',
      'open the console of a platform on this machine, signed in',
      () => import('./commands/console.ts'),
    ],
    login: ['help', 'sign in to a platform on this machine', () => import('./commands/login.ts')],
    logout: ['help', 'end the sign-in', () => import('./commands/logout.ts')],
    whoami: ['help', 'say as whom your commands call a platform', () => import('./commands/whoami.ts')],
    tokens: ['platform', 'make, list and end access tokens of machines', () => import('./commands/tokens.ts')],
    members: [
      'platform',
      'list who has a role in an organization, grant one and take it away',
      () => import('./commands/members.ts'),
    ],
    nodes: ['platform', 'list the nodes of a platform', () => import('./commands/nodes.ts')],
    secret: [
      'platform',
      'show which keys seal what a platform keeps, and rotate them',
      () => import('./commands/secret.ts'),
    ],
    exec: [
      'apps',
      'run a command with the variables and the role of a function app',
      () => import('./commands/exec.ts'),
    ],
    kvs: ['data', 'list the keys of a table, read, write and delete one', () => import('./commands/kvs.ts')],
    completion: [
      'help',
      'print a script that completes commands in bash, zsh or fish',
      async () => (await import('./flags/completion.ts')).completionCommand(() => all),
    ],
  };
  const all: Commands = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, entryOf(row)]));
  return all;
}

function entryOf([group, summary, load]: Row): Commands[string] {
  return {
    group,
    summary,
    load: async () => {
      const loaded = await load();
      return 'command' in loaded ? loaded.command : loaded;
    },
  };
}
