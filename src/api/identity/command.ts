import { SlipwayError } from '../../base/errors.ts';
import type { TokenParts, TokenSource } from './source.ts';

/** A shell command of the user that prints a token. */
export function commandToken(command: string) {
  return {
    kind: 'command',
    command,
    input: 'id-token-command',
    description: 'ID token from a command',
    obtain: (_, parts) => printedToken(command, parts),
  } satisfies TokenSource & { readonly command: string };
}

/** Returns the standard output of the user's command. No error quotes it, or the error output. */
async function printedToken(command: string, { run, onSecret, signal }: TokenParts): Promise<string> {
  const failed = (why: string, cause?: unknown) =>
    new SlipwayError('token_command_failed', `The command of id-token-command ${why}`, {
      input: 'id-token-command',
      remedy: 'Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.',
      cause,
    });
  const { exitCode, stdout } = await run(command, signal).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw failed('could not be started', cause);
  });
  if (stdout === undefined) throw failed('printed more than a MiB');
  const token = stdout.trim();
  if (token !== '') onSecret(token);
  if (exitCode !== 0) throw failed(`ended with exit code ${exitCode}`);
  if (token === '') throw failed('printed nothing');
  if (/\s/.test(token)) throw failed('printed more than one word: an ID token has no spaces and no line ends');
  return token;
}
