/** A workflow command as the runner would act on it. */
export interface Command {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads a step's standard output as GitHub's runner does: `::name props::data` at a line's beginning (spaces before it
 * do not count) and `##[name]data` anywhere in a line; nothing between `::stop-commands::token` and `::token::`.
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
  if (token !== undefined) throw new Error('commands are never taken again');
  return commands;
}

function commandOf(line: string): Command | undefined {
  const second = /^\s*::([^\s:]+)(?:\s[^:]*(?::[^:]+)*?)?::(.*)$/.exec(line);
  if (second) return { name: second[1] ?? '', data: second[2] ?? '' };
  const first = /##\[([^\]\s]+)[^\]]*\](.*)$/.exec(line);
  return first ? { name: first[1] ?? '', data: first[2] ?? '' } : undefined;
}
