import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

const script = async (shell: string) => (await inTerminal(['completion', shell])).out;
const has = (shell: string) => spawnSync(shell, ['-c', 'true']).error === undefined;

/** What bash offers after these words, the last of which is being written. */
function completes(loaded: string, words: readonly string[], cwd: string): readonly string[] {
  const run = `${loaded}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _slipway; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', run, 'bash', ...words], { cwd, encoding: 'utf8' })
    .trim()
    .split('\n');
}

describe('slipway completion', () => {
  test('completes commands, verbs, flags, their choices and files in bash', async () => {
    using folder = temporaryFolder();
    folder.write('app.env', 'A=1');
    const loaded = await script('bash');
    const offered = (...words: readonly string[]) => completes(loaded, ['slipway', ...words], folder.path);
    expect(offered('dem')).toEqual(['demo']);
    expect(offered('kvs', '')).toEqual(['list', 'get', 'put', 'delete']);
    expect(offered('deploy', '--on-')).toEqual(['--on-timeout']);
    expect(offered('deploy', '--verify', '')).toEqual(['off', 'warn', 'fail']);
    expect(offered('deploy', '--env-file', 'ap')).toEqual(['app.env']);
    expect(offered('deploy', '--org', '')).toEqual(['']);
    expect(offered('exec', '--', 'ap')).toEqual(['app.env']);
    expect(offered('token', '--po')).toEqual(['']);
  });

  test.each(['bash', 'zsh', 'fish'])('is a script that %s can read', async (shell) => {
    const text = await script(shell);
    expect(text).toContain('id-token-command');
    if (!has(shell)) return void process.stderr.write(`${shell} is not installed: only the text was checked\n`);
    expect(execFileSync(shell, ['-n'], { input: text, encoding: 'utf8' })).toBe('');
  });

  test('names the shells if none is given', async () => {
    const { exitCode, err } = await inTerminal(['completion']);
    expect([exitCode, err]).toEqual([2, expect.stringContaining('bash, zsh, fish')]);
  });
});
