import type { Command } from '../flags/command.ts';
import { DEPLOY_GROUPS, terminalFlags } from '../flags/deploy-flags.ts';
import { EMAIL_FLAG } from '../platforms/running.ts';

export const command: Command = {
  summary:
    'Checks the way to a platform (address, clock, token, issuer, table), shows what is understood of its answers, and writes a map for the rest. Only reads, unless --try-deploy is given.',
  usage: '[--base-url URL] --org ORG --project PROJECT --app APP [--table TABLE] [--write FILE] [--try-deploy] …',
  examples: [
    ['slipway doctor', 'examines the way to the platform of this checkout'],
    ['slipway doctor --write slipway-api.yml', 'drafts a map for the answers of another service'],
  ],
  required: ['org', 'project', 'app'],
  groups: { 'The examination': ['table', 'details', 'write', 'try-deploy', 'repository', 'branch'], ...DEPLOY_GROUPS },
  flags: {
    ...terminalFlags(),
    ...EMAIL_FLAG,
    table: { value: 'TABLE', text: 'sign a request for a key of this table, as the functions of the app sign it' },
    write: { value: 'FILE', text: 'write a map to start from, with redacted samples of the answers' },
    details: { text: 'show each field of the answers, and where it was found' },
    'try-deploy': {
      text: 'make an app, deploy it, read it back, and examine the answers to all seven calls; the app stays',
    },
  },
  run: async (given, io) => (await import('../platforms/doctor.ts')).runDoctor(given, io),
};
