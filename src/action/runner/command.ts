/** Runs the token command; its output stays out of the log. */
export async function runCommand(command: string): Promise<{ readonly exitCode: number; readonly stdout: string }> {
  // Loaded only for a token command: it is a tenth of what the action may load before its first request.
  const { getExecOutput } = await import('@actions/exec');
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  return getExecOutput(shell, [flag, command], { silent: true, ignoreReturnCode: true });
}
