import { type CauseTable, quoted } from '../cause.ts';

/** Causes of servers that did not start. Only function apps have them. */
export const START_CAUSES: CauseTable = {
  'no-start-command': {
    signs: [{ codes: ['no_start_command'] }],
    summary: ({ facts }) =>
      facts.message?.split('. ', 1)[0] ?? 'nothing in the repository says how its server is started',
    remedy: () =>
      'Set startCommand in app-settings, as {"startCommand": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.',
  },
  'start-package-missing': {
    signs: [
      {
        codes: ['start_failed'],
        log: /Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/,
      },
    ],
    summary: ({ groups }) =>
      `the server needs the package ${quoted(groups.name, 'that it names')}, which its release does not have`,
    remedy: ({ groups }) =>
      `Move ${groups.name ?? 'it'} to dependencies in package.json: a server's release has no packages of devDependencies.`,
  },
  'start-failed': {
    signs: [{ codes: ['start_failed'] }],
    summary: ({ facts }) => facts.message ?? 'the server ended before it was ready',
    remedy: () =>
      'Read the last lines that it printed, and run its start command with the variables of the app. The release before stays live.',
  },
  'not-listening': {
    signs: [{ codes: ['not_listening'] }],
    summary: ({ facts }) => facts.message ?? 'the server does not listen',
    remedy: () =>
      'Let it listen on the port in the variable PORT soon after its start, and do slow work afterwards. The release before stays live.',
  },
  unhealthy: {
    signs: [{ codes: ['unhealthy'] }],
    summary: ({ facts }) => facts.message ?? 'the server does not answer as it should',
    remedy: () =>
      'Let healthPath in app-settings name a path that answers below 500, and read what the server printed. The release before stays live.',
  },
  'start-out-of-memory': {
    signs: [{ codes: ['out_of_memory'], stages: ['activate'] }],
    summary: ({ facts }) => (facts.stage?.toLowerCase() === 'activate' ? (facts.message ?? undefined) : undefined),
    remedy: () =>
      'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. The release before stays live.',
  },
};
