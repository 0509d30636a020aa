import type { JsonObject } from '../../base/json.ts';
import type { Command } from '../flags/command.ts';
import { loginKeeper, signedInPlatforms } from '../platforms/logins.ts';
import { openPlatform } from '../platforms/operator.ts';
import { REMOTE_FLAGS } from '../platforms/remote.ts';
import { EMAIL_FLAG } from '../platforms/running.ts';
import { withProject } from '../project/project-file.ts';
import { type Column, printList, recordsIn, textIn, timeOf } from '../terminal/app-words.ts';
import { printResult } from '../terminal/io.ts';

export const command: Command = {
  summary:
    'Says as whom your commands call a platform, how they prove it, until when, and the role in each organization.',
  usage: '[--machines] [--base-url URL] [--email ADDRESS] [--json]',
  examples: [
    ['slipway whoami', 'asks the platform that your commands call'],
    ['slipway whoami --machines', 'lists the machines that you are signed in on by slipway login'],
  ],
  flags: {
    machines: { text: 'list the machines that you are signed in on, with the ID that slipway logout --machine takes' },
    ...REMOTE_FLAGS,
    ...EMAIL_FLAG,
  },
  async run(asked, io) {
    const found = await withProject(asked, io);
    const [only, ...others] = signedInPlatforms(io);
    const isNamed = ['base-url', 'data', 'email'].some((name) => found.flags[name] !== undefined);
    // Somebody who signed in to one platform asks about that one.
    const isOnly = only !== undefined && others.length === 0 && !isNamed;
    const given = isOnly ? { ...found, flags: { ...found.flags, 'base-url': only } } : found;
    const { ask, baseUrl, source } = await openPlatform(given, io);
    if (given.flags.machines === true) {
      const answer = await ask('listMachines');
      const empty = `You are signed in on no machine. Sign in: slipway login ${baseUrl}`;
      return printList(given, io, answer, 'machines', { columns: MACHINES, empty });
    }
    const answer = await ask('whoAmI');
    const endsAt = source.kind === 'login' ? loginKeeper(io).read(baseUrl)?.endsAt : undefined;
    const until = endsAt === undefined ? undefined : new Date(endsAt).toISOString();
    const lines = [
      textIn(answer, 'email'),
      `  platform: ${baseUrl}`,
      `  by: ${source.description}`,
      ...(until === undefined ? [] : [`  until: ${until.slice(0, 10)}, or a month after the last use`]),
      ...roleLines(answer),
    ];
    const value = { ...answer, baseUrl, by: source.kind, endsAt: until ?? null };
    return printResult(io, given, value, `${lines.join('\n')}\n`);
  },
};

const MACHINES: readonly Column[] = [
  { title: 'ID', of: 'id', keep: true },
  { title: 'Machine', of: 'machine', keep: true },
  { title: 'Address', of: 'address' },
  { title: 'Since', of: timeOf('since', 'never') },
  { title: 'Last used', of: timeOf('usedAt', 'never') },
];

function roleLines(answer: JsonObject): readonly string[] {
  const roles = recordsIn(answer, 'roles');
  if (roles.length === 0) return ['  no role in any organization'];
  return roles.map((each) => {
    const org = textIn(each, 'org');
    return `  ${org === '*' ? 'every organization' : org}: ${textIn(each, 'role') || 'a role in a part of it'}`;
  });
}
