import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import { visitorOf } from '../platform/console/support.ts';
import { page } from '../support/markdown.ts';
import { createRepository } from '../support/repositories.ts';
import { shellCommands } from '../support/shell.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

const ANA = 'ana@acme.example';

test('docs/team.md is one story: its commands succeed in their order, with its platform.json', async () => {
  const { blocks } = page('docs/team.md');
  const policy = JSON.parse(blocks.find(({ language }) => language === 'json')?.text ?? '');
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': '<h1>Shop</h1>' });
  mkdirSync(join(folder.path, 'acme'));
  renameSync(repository.path, join(folder.path, 'acme/shop.git'));
  const dir = join(folder.path, 'data');
  mkdirSync(dir);
  // In the place of the identity provider of the team, the platform's own issuer says who people are.
  const actions = policy.issuers.slice(1);
  writeFileSync(join(dir, 'platform.json'), JSON.stringify({ ...policy, localIssuer: true, issuers: actions }));
  await using platform = await startLocalPlatform({
    ...{ dir, port: 0, env: process.env, allowLocalGit: true, isolation: 'none' },
    gitUrlTemplate: `file://${folder.path}/{repository}.git`,
  });
  const stage = { platform, token: (email = ANA) => platform.mintToken({ email }) };
  const url = stage.platform.baseUrl;
  const env = { PATH: process.env.PATH, XDG_CONFIG_HOME: join(folder.path, 'config') };
  const told: string[] = [];
  for (const [program = '', ...words] of blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => shellCommands(text))) {
    expect(program).toBe('slipway');
    const argv = words.map((word) => word.replace('https://platform.example.com', url));
    let shown = '';
    const isLogin = argv[0] === 'login';
    const running = inTerminal(isLogin ? [...argv, '--no-browser'] : argv, {
      ...{ env, cwd: folder.path },
      err(text) {
        shown += text;
        const code = /Your code: (\S+)/.exec(shown)?.[1];
        if (code === undefined || told.includes(code)) return;
        told.push(code);
        void visitorOf(stage, ANA).then((person) =>
          person.post('/console/device', { user_code: code, decision: 'approve' }),
        );
      },
    });
    const { exitCode, out } = await running;
    expect({ argv, exitCode, shown: exitCode === 0 ? '' : shown }).toEqual({ argv, exitCode: 0, shown: '' });
    told.push(out);
  }
  const all = told.join('');
  expect(all).toContain(`Signed in to ${url} as ${ANA}`);
  expect(all).toMatch(/bob@acme\.example is deployer in acme\/web/);
  expect(all).toMatch(/ana@acme\.example.*member\.set/);
  expect(all).toContain('deployment.live');
  expect(all).toMatch(/bob@acme\.example has no role in acme\/web any more/);
});
