import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary.ts';

const MODULE = resolve(import.meta.dirname, '../../src/action/runner/stdout.ts');
const ACTION = resolve(import.meta.dirname, '../../src/main.ts');
const LINES = 20_000;

/** Returns the arguments of a program that prints lines as @actions/core does, and then ends at once. */
function printing(before = ''): readonly string[] {
  const program = `${before}import { usePlainStdout } from ${JSON.stringify(MODULE)};
usePlainStdout();
for (let n = 0; n < ${LINES}; n += 1) process.stdout.write(\`line \${n} ✓ \${'x'.repeat(80)}\\n\`);
process.stdout.write(Buffer.from('the end\\n'));
process.exit();`;
  return ['--input-type=module', '--eval', program];
}

const EXPECTED = `${Array.from({ length: LINES }, (_, n) => `line ${n} ✓ ${'x'.repeat(80)}\n`).join('')}the end\n`;

test('all that the action prints arrives, also if it ends at once', () => {
  expect(execFileSync(process.execPath, printing(), { encoding: 'utf8', maxBuffer: 1e8 })).toBe(EXPECTED);
});

/** Makes the pipe one that does not block, as a socket of Node.js does, and fills it. */
const FILL = `import { Socket } from 'node:net';
import { writeSync } from 'node:fs';
new Socket({ fd: 1, readable: false, writable: true });
try {
  for (;;) writeSync(1, '.');
} catch ({ code }) {
  writeSync(2, code);
}
`;

test('it waits for a slow reader where the pipe does not block', async () => {
  const child = spawn(process.execPath, printing(FILL), { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  expect(String(await once(child.stderr, 'data'))).toBe('EAGAIN');
  const [printed] = await Promise.all([text(child.stdout), ended]);
  expect(printed.replace(/^\.+/, '')).toBe(EXPECTED);
  expect(child.exitCode).toBe(0);
});

test('an action whose output nobody reads still writes its outputs and its summary', async () => {
  using folder = temporaryFolder();
  const [outputs, summary] = ['outputs', 'summary'].map((name) => join(folder.path, name)) as [string, string];
  for (const file of [outputs, summary]) writeFileSync(file, '');
  const env = { PATH: process.env.PATH, GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: summary };
  const child = spawn(process.execPath, [ACTION], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(readFileSync(outputs, 'utf8')).toContain('status');
  expect(readFileSync(summary, 'utf8')).toContain('base-url');
});

test.skipIf(!existsSync('/dev/full'))('what cannot be written at all is left out', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, printing(), {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect([status, stderr]).toEqual([0, '']);
});

test('console prints too', () => {
  const program = `import { usePlainStdout } from ${JSON.stringify(MODULE)}; usePlainStdout(); console.log('a %s', 1);`;
  const args = ['--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('a 1\n');
});
