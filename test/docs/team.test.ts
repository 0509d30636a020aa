import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStage, visitorOf } from '../platform/console/support.ts';
import { PAGES } from '../support/markdown.ts';
import { createRepository } from '../support/repositories.ts';
import { shellCommands } from '../support/shell.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

const ANA = 'ana@acme.example';

test('docs/team.md is one story: its commands succeed in their order, with its platform.json', async () => {
  const { blocks } = PAGES.find(({ name }) => name === 'docs/team.md') ?? expect.fail('There is no such page');
  const policy = JSON.parse(blocks.find(({ language }) => language === 'json')?.text ?? '');
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': '<h1>Shop</h1>' });
  // In the place of the identity provider of the team, the platform's own issuer says who people are.
  const own = {
    localIssuer: true,
    issuers: policy.issuers.map(
      ({ clientId: _, clientSecretFile: __, name: ___, ...each }: object & Record<string, unknown>) => each,
    ),
  };
  const gitUrlTemplate = `file://${repository.path}#{repository}`.replace('#{repository}', '');
  await using stage = await openStage({ ...policy, ...own }, undefined, {}, [], undefined, {
    ...{ builder: undefined, isolation: 'none', gitUrlTemplate },
  });
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
