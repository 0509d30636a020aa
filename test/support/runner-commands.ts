/** A workflow command that the runner would execute. */
export interface Command {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads a step's standard output as GitHub's runner does: `::name props::data` at the beginning of a line (after
 * optional spaces) and `##[name]data` anywhere in a line. Ignores commands between `::stop-commands::token` and
 * `::token::`.
 */
export function commandsIn(output: string): readonly Command[] {
  const commands: Command[] = [];
  let token: string | undefined;
  for (const line of output.split(/\r\n|\n|\r/)) {
    const command = commandOf(line);
    if (!command) continue;
    if (token !== undefined) {
      if (command.name === token) token = undefined;
      continue;
    }
    if (command.name === 'stop-commands') token = command.data;
    commands.push(command);
  }
  if (token !== undefined) throw new Error('commands are stopped, but not resumed');
  return commands;
}

function commandOf(line: string): Command | undefined {
  const second = /^\s*::([^\s:]+)(?:\s[^:]*(?::[^:]+)*?)?::(.*)$/.exec(line);
  if (second) return { name: second[1] ?? '', data: second[2] ?? '' };
  const first = /##\[([^\]\s]+)[^\]]*\](.*)$/.exec(line);
  return first ? { name: first[1] ?? '', data: first[2] ?? '' } : undefined;
}
