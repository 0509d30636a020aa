import type { CauseTable, Seen } from '../cause.ts';
import { lastWords } from '../last-words.ts';

/** The line with the name of a script that package managers print above its command. */
const NAMED = /^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/;
const COMMAND = /^[>$] (?<command>\S.{0,300})$/;
const ASKED = /^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/;

/** The last of all causes: the log has no reason. */
export const SILENT_CAUSES: CauseTable = {
  'silent-command': {
    signs: [{ weak: true, stages: ['build'] }],
    summary: (seen) => {
      const { facts, lines } = seen;
      const script = facts.exitCode && scriptIn(seen);
      if (!script || lastWords(lines, facts.message) !== undefined) return undefined;
      return `the script "${script.name}" (${script.command}) failed, and it printed no reason`;
    },
    remedy: (seen) => {
      const commands = scriptIn(seen)?.command.split(/&&|;/) ?? [];
      const last = commands.length > 1 ? ` The last one is \`${commands.at(-1)?.trim()}\`.` : '';
      return `Run the commands of the script one by one: one of them exits with a code other than 0 without a word.${last}`;
    },
    part: (seen) => ({ kind: 'script', ...scriptIn(seen) }),
  },
};

function scriptIn({ facts, lines }: Seen): { readonly name: string; readonly command: string } | undefined {
  const at = lines.findLastIndex((line, index) => NAMED.test(line) && COMMAND.test(lines[index + 1] ?? ''));
  const own = ASKED.exec(facts.message ?? '')?.groups?.name;
  const name = NAMED.exec(lines[at] ?? '')?.groups?.name ?? own;
  const command = at < 0 ? lines.findLast(isEcho) : lines[at + 1];
  const written = COMMAND.exec(command ?? '')?.groups?.command;
  return name === undefined || written === undefined ? undefined : { name, command: written };
}

/** True for a line of Yarn or Bun, which show only the command of a script. The platform's own line is similar. */
function isEcho(line: string): boolean {
  return line.startsWith('$ ') && !/^\$ (?:npm|pnpm|yarn|bun) /.test(line);
}
