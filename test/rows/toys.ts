/** A change of `src/` that adds one thing of a kind, as the table of ARCHITECTURE.md says. */
export interface Toy {
  /** The first cell of its row. */
  readonly adds: string;
  /** New files by their path from `src/`, with their text. */
  readonly writes: Readonly<Record<string, string>>;
  /** Files of `src/` that change: what is replaced in each, once. */
  readonly touches: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>;
  /** Body of an async function, run in the folder of the changed `src/`. Throws, or returns false, if the toy does not work. */
  readonly proof: string;
}

export const TOYS: readonly Toy[] = [
  {
    adds: 'a format of a compiler',
    writes: {},
    touches: {
      'diagnosis/formats/languages.ts': [
        [
          'export const LANGUAGES: readonly Format[] = [',
          `export const LANGUAGES: readonly Format[] = [
  {
    name: 'quill',
    steps: [
      { pattern: /^quill: (?<severity>error|hint) (?<code>Q\\d+) in (?<file>\\S+)$/ },
      { pattern: /^ {2}at row (?<line>\\d+), character (?<column>\\d+): (?<message>.+)$/ },
    ],
  },`,
        ],
      ],
    },
    proof: `
      const { parseDiagnostics } = await import('./diagnosis/parse.ts');
      const [found] = parseDiagnostics(['quill: error Q17 in a.quill', '  at row 12, character 3: no ink']);
      return found?.file === 'a.quill' && found.line === 12 && found.code === 'Q17';`,
  },
  {
    adds: 'a cause of failures',
    writes: {},
    touches: {
      'diagnosis/causes/build.ts': [
        [
          'export const BUILD_CAUSES: readonly Cause[] = [',
          `export const BUILD_CAUSES: readonly Cause[] = [
  {
    name: 'no-ink',
    signs: [{ log: /^the ink is missing$/ }],
    summary: () => 'the quill has no ink',
    remedy: () => 'Fill it.',
  },`,
        ],
      ],
    },
    proof: `
      const { explainFailure } = await import('./diagnosis/explain.ts');
      return JSON.stringify(explainFailure({ log: ['the ink is missing'] })).includes('the quill has no ink');`,
  },
  {
    adds: 'a framework',
    writes: {},
    touches: {
      'detect/frameworks.ts': [
        [
          'const OWN: readonly Own[] = [',
          "const OWN: readonly Own[] = [\n  { package: 'quill-site', command: 'quill build' },",
        ],
      ],
    },
    proof: `
      const { detectFramework } = await import('./detect/frameworks.ts');
      const files = { lines: async () => undefined };
      const found = await detectFramework(files, '/app', { value: { dependencies: { 'quill-site': '1' } } });
      return found?.command === 'quill build';`,
  },
  {
    adds: 'a command',
    writes: {
      'cli/commands/quill.ts': `
import type { Command } from '../flags/command-shape.ts';
import { EXIT } from '../terminal/io.ts';

export const quillCommand: Command = {
  summary: 'Writes.',
  usage: '',
  flags: {},
  async run(_, io) {
    io.out('written');
    return EXIT.done;
  },
};
`,
    },
    touches: {
      'cli/commands.ts': [
        [
          '  const all: Commands = {',
          `  const all: Commands = {
    quill: {
      group: 'help',
      summary: 'write',
      load: async () => (await import('./commands/quill.ts')).quillCommand,
    },`,
        ],
      ],
    },
    proof: `
      const { execFileSync } = await import('node:child_process');
      const run = (...words) => execFileSync(process.execPath, ['cli.ts', ...words], { encoding: 'utf8' });
      return run('quill') === 'written' && run('--help').includes('quill');`,
  },
  {
    adds: 'a source of ID tokens',
    writes: {
      'api/identity/vault.ts': `
import type { TokenSource } from './source.ts';

export function vaultToken(path: string) {
  return {
    kind: 'vault',
    input: 'vault-path',
    description: \`a token from \${path}\`,
    obtain: async () => path,
  } satisfies TokenSource;
}
`,
    },
    touches: {
      'deploy/inputs/identity.ts': [
        [
          'import { checkServiceUrl }',
          "import { vaultToken } from '../../api/identity/vault.ts';\nimport { checkServiceUrl }",
        ],
        ["  'id-token-command': commandToken,", "  'id-token-command': commandToken,\n  'vault-path': vaultToken,"],
      ],
      'deploy/inputs/table-run.ts': [
        [
          'export const IDENTITY_INPUTS = {',
          "export const IDENTITY_INPUTS = {\n  'vault-path': { kind: 'text', description: 'Where a vault keeps the token.' },",
        ],
      ],
      'cli/flags/deploy-flags.ts': [
        [
          "  'id-token': {",
          "  'vault-path': { group: 'platform', text: 'where a vault keeps the token' },\n  'id-token': {",
        ],
      ],
    },
    proof: `
      const { parseIdentity } = await import('./deploy/inputs/identity.ts');
      const { rawInputs } = await import('./deploy/inputs/table.ts');
      const { terminalFlags } = await import('./cli/flags/deploy-flags.ts');
      const source = parseIdentity(rawInputs({ 'vault-path': 'ci/deploy' }), {});
      return source.kind === 'vault' && terminalFlags()['vault-path'] !== undefined;`,
  },
  {
    adds: 'another forge than GitHub',
    writes: {
      'action/forge/quill/forge.ts': `
import type { Forge, ForgeParts } from '../forge.ts';

export function openQuill({ context }: ForgeParts): Forge | undefined {
  if (!context.serverUrl.startsWith('https://quill.example')) return undefined;
  const nothing = async () => undefined;
  return {
    name: 'Quill',
    remembered: async () => [],
    record: async () => 'r1',
    setState: nothing,
    stateOf: nothing,
    comment: nothing,
    isClosed: async () => false,
    permissions: () => 'quill: write',
  };
}
`,
    },
    touches: {
      'action/forge/open.ts': [
        [
          "import { openGitHub } from './github/forge.ts';",
          "import { openGitHub } from './github/forge.ts';\nimport { openQuill } from './quill/forge.ts';",
        ],
        ['= [openGitHub]', '= [openQuill, openGitHub]'],
      ],
    },
    proof: `
      const { openRecorder } = await import('./action/forge/open.ts');
      const parts = { token: 't', context: { serverUrl: 'https://quill.example' }, open: {}, save() {}, warn() {} };
      return openRecorder(parts) !== undefined;`,
  },
];
