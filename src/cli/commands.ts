import type { TypeInCheckout } from '../contract/checkout-type.ts';
import type { MovePlatform } from '../contract/platform-move.ts';
import type { StartPlatform } from '../contract/platform-start.ts';
import type { Commands } from './flags/command.ts';

/**
 * Every command of contract.md, section 3. `root` has the examples and the bundles. `typeOf`: for rehearsals of a deploy. Each command is loaded when it is
 * called: all of them together take 100 ms of processor time to load.
 */
export function commands(start: StartPlatform, root: string, move: MovePlatform, typeOf?: TypeInCheckout): Commands {
  const all: Commands = {
    platform: {
      group: 'platform',
      summary: 'start the embedded platform',
      load: async () => (await import('./commands/platform.ts')).platformCommand(start),
    },
    demo: {
      group: 'platform',
      summary: 'start it, deploy the example through the bundled action, and leave the site up',
      load: async () => (await import('./commands/demo.ts')).demoCommand(start, root),
    },
    deploy: {
      group: 'deploy',
      summary: 'deploy an app',
      load: async () => (await import('./commands/deploy.ts')).deployCommand(typeOf),
    },
    check: {
      group: 'deploy',
      summary: 'build the commit of the checkout on this machine, and check the site',
      load: async () => (await import('./commands/check.ts')).checkCommand(start),
    },
    init: {
      group: 'help',
      summary: 'set up a repository: its app, and its workflows',
      load: async () => (await import('./commands/init.ts')).initCommand,
    },
    doctor: {
      group: 'help',
      summary: 'check the way to a platform, and what is understood of its answers',
      load: async () => (await import('./commands/doctor.ts')).doctorCommand,
    },
    seed: {
      group: 'data',
      summary: 'write keys into a key-value table',
      load: async () => (await import('./commands/seed.ts')).seedCommand,
    },
    token: {
      group: 'help',
      summary: 'print an ID token for id-token-command',
      load: async () => (await import('./commands/token.ts')).tokenCommand,
    },
    tables: {
      group: 'data',
      summary: 'list, create and delete key-value tables',
      load: async () => (await import('./commands/tables.ts')).tablesCommand,
    },
    apps: {
      group: 'apps',
      summary: 'list, delete and restore the apps of an organization',
      load: async () => (await import('./commands/apps.ts')).appsCommand,
    },
    deployments: {
      group: 'apps',
      summary: 'list the deployments of an app',
      load: async () => (await import('./commands/deployments.ts')).deploymentsCommand,
    },
    logs: {
      group: 'apps',
      summary: 'print the log of a build, or what an app that runs prints',
      load: async () => (await import('./commands/logs.ts')).logsCommand,
    },
    open: {
      group: 'apps',
      summary: "open an app's site in the browser",
      load: async () => (await import('./commands/open.ts')).openCommand,
    },
    env: {
      group: 'apps',
      summary: "list, set and remove an app's variables",
      load: async () => (await import('./commands/env.ts')).envCommand,
    },
    domains: {
      group: 'apps',
      summary: 'list the hosts of an app with their records and certificates, and add and remove domains',
      load: async () => (await import('./commands/domains.ts')).domainsCommand,
    },
    settings: {
      group: 'apps',
      summary: 'show the settings of an app and where they come from, set and remove single ones',
      load: async () => (await import('./commands/settings.ts')).settingsCommand,
    },
    redeploy: {
      group: 'apps',
      summary: 'build an app again',
      load: async () => (await import('./commands/redeploy.ts')).redeployCommand,
    },
    cancel: {
      group: 'apps',
      summary: 'stop a deployment that is queued or builds',
      load: async () => (await import('./commands/cancel.ts')).cancelCommand,
    },
    cache: {
      group: 'apps',
      summary: 'clear what the builds of an app keep for the next one',
      load: async () => (await import('./commands/cache.ts')).cacheCommand,
    },
    backup: {
      group: 'platform',
      summary: 'copy the data directory of a running platform',
      load: async () => (await import('./commands/backup.ts')).backupCommand,
    },
    rollback: {
      group: 'apps',
      summary: 'switch a site to a release that is kept',
      load: async () => (await import('./commands/rollback.ts')).rollbackCommand,
    },
    usage: {
      group: 'apps',
      summary: 'show requests, bytes, stored keys and builds',
      load: async () => (await import('./commands/usage.ts')).usageCommand,
    },
    hooks: {
      group: 'apps',
      summary: 'deploy an app when somebody pushes, by a webhook',
      load: async () => (await import('./commands/hooks.ts')).hooksCommand,
    },
    notify: {
      group: 'apps',
      summary: 'tell webhooks and e-mail addresses of what happens to apps',
      load: async () => (await import('./commands/notify.ts')).notifyCommand,
    },
    audit: {
      group: 'apps',
      summary: 'list who changed what, and check that nobody changed the list',
      load: async () => (await import('./commands/audit.ts')).auditCommand,
    },
    migrate: {
      group: 'platform',
      summary: 'move a platform of one machine into a cluster',
      load: async () => (await import('./commands/migrate.ts')).migrateCommand(move),
    },
    console: {
      group: 'platform',
      summary: 'open the console of a platform on this machine, signed in',
      load: async () => (await import('./commands/console.ts')).consoleCommand,
    },
    login: {
      group: 'help',
      summary: 'sign in to a platform on this machine',
      load: async () => (await import('./commands/login.ts')).loginCommand,
    },
    logout: {
      group: 'help',
      summary: 'end the sign-in',
      load: async () => (await import('./commands/logout.ts')).logoutCommand,
    },
    whoami: {
      group: 'help',
      summary: 'say as whom your commands call a platform',
      load: async () => (await import('./commands/whoami.ts')).whoamiCommand,
    },
    tokens: {
      group: 'platform',
      summary: 'make, list and end access tokens of machines',
      load: async () => (await import('./commands/tokens.ts')).tokensCommand,
    },
    members: {
      group: 'platform',
      summary: 'list who has a role in an organization, grant one and take it away',
      load: async () => (await import('./commands/members.ts')).membersCommand,
    },
    nodes: {
      group: 'platform',
      summary: 'list the nodes of a platform',
      load: async () => (await import('./commands/nodes.ts')).nodesCommand,
    },
    secret: {
      group: 'platform',
      summary: 'show which keys seal what a platform keeps, and rotate them',
      load: async () => (await import('./commands/secret.ts')).secretCommand,
    },
    exec: {
      group: 'apps',
      summary: 'run a command with the variables and the role of a function app',
      load: async () => (await import('./commands/exec.ts')).execCommand,
    },
    kvs: {
      group: 'data',
      summary: 'list the keys of a table, read, write and delete one',
      load: async () => (await import('./commands/kvs.ts')).kvsCommand,
    },
    completion: {
      group: 'help',
      summary: 'print a script that completes commands in bash, zsh or fish',
      load: async () => (await import('./flags/completion.ts')).completionCommand(() => all),
    },
  };
  return all;
}
