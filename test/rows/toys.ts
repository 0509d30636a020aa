/** A change of `src/` that adds one thing of a kind, as the table of ARCHITECTURE.md says. */
export interface Toy {
  /** The first cell of its row. */
  readonly adds: string;
  /** New files by their path from `src/`, with their text. */
  readonly writes: Readonly<Record<string, string>>;
  /** Files of `src/` that change: what is replaced in each, once. */
  readonly touches: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>;
  /** Of its files, those that only the types need. The proof works without them. */
  readonly typed?: readonly string[];
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
          'export const LANGUAGES: FormatTable = {',
          `export const LANGUAGES: FormatTable = {
  'quill: quill': [
    /^quill: (?<severity>error|hint) (?<code>Q\\d+) in (?<file>\\S+)$/,
    /^ {2}at row (?<line>\\d+), character (?<column>\\d+): (?<message>.+)$/,
  ],`,
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
          'export const BUILD_CAUSES: CauseTable = {',
          `export const BUILD_CAUSES: CauseTable = {
  'no-ink': {
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

export const command: Command = {
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
          '  const rows: Readonly<Record<string, Row>> = {',
          "  const rows: Readonly<Record<string, Row>> = {\n    quill: ['help', 'write', () => import('./commands/quill.ts')],",
        ],
      ],
    },
    proof: `
      const { execFileSync } = await import('node:child_process');
      const run = (...words) => execFileSync(process.execPath, ['cli.ts', ...words], { encoding: 'utf8' });
      return run('quill') === 'written' && run('--help').includes('quill');`,
  },
  {
    adds: 'an input of the action that is a setting',
    writes: {},
    touches: {
      'deploy/inputs/table.ts': [['export const INPUTS = {', "export const INPUTS = {\n  motto: { kind: 'text' },"]],
      'deploy/inputs/descriptions.ts': [['  region: "', '  motto: "What the site says of itself.",\n  region: "']],
      'contract/app-fields.ts': [
        [
          'export const APP_FIELDS = {',
          "export const APP_FIELDS = {\n  siteMotto: { input: 'motto', setting: 'text' },",
        ],
      ],
      'cli/flags/deploy-flags.ts': [
        ['    region: { value:', "    motto: { text: 'what the site says of itself' },\n    region: { value:"],
      ],
    },
    proof: `
      const { planDeploy } = await import('./deploy/inputs/parse.ts');
      const { configureApp } = await import('./deploy/app.ts');
      const { rawInputs } = await import('./deploy/inputs/table.ts');
      const { terminalFlags } = await import('./cli/flags/deploy-flags.ts');
      const plan = async (inputs) => {
        const raw = rawInputs({ mode: 'check', app: 'shop', repository: 'acme/shop', branch: 'main', ...inputs });
        return (await planDeploy(raw, {}, () => '')).plan;
      };
      let sent;
      const app = { appID: 'shop', created: false };
      const terms = { branch: undefined, movesBranch: true };
      await configureApp(await plan({ motto: 'ink' }), app, terms, { updateApp: async (_, body) => void (sent = body) });
      const { settings } = (await plan({ 'app-settings': '{"site_motto": null}' })).configuration;
      const { INPUT_DESCRIPTIONS } = await import('./deploy/inputs/descriptions.ts');
      return INPUT_DESCRIPTIONS.motto !== undefined && sent.siteMotto === 'ink' && settings.siteMotto === null && terminalFlags().motto !== undefined;`,
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
        ['const SOURCES = {', "const SOURCES = {\n  'vault-path': (raw) => vaultToken(raw['vault-path']),"],
      ],
      'deploy/inputs/table.ts': [["  'id-token': {", "  'vault-path': { kind: 'text' },\n  'id-token': {"]],
      'deploy/inputs/descriptions.ts': [
        ["  'id-token': '", "  'vault-path': 'Where a vault keeps the token.',\n  'id-token': '"],
      ],
      'cli/flags/deploy-flags.ts': [
        ["    'id-token': {", "    'vault-path': { text: 'where a vault keeps the token' },\n    'id-token': {"],
      ],
    },
    proof: `
      const { parseIdentity } = await import('./deploy/inputs/identity.ts');
      const { rawInputs } = await import('./deploy/inputs/table.ts');
      const { terminalFlags } = await import('./cli/flags/deploy-flags.ts');
      const source = parseIdentity(rawInputs({ 'vault-path': 'ci/deploy' }), {});
      const { INPUT_DESCRIPTIONS } = await import('./deploy/inputs/descriptions.ts');
      return INPUT_DESCRIPTIONS['vault-path'] !== undefined && source.kind === 'vault' && terminalFlags()['vault-path'] !== undefined;`,
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
    statusOf: nothing,
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
  {
    adds: "an endpoint of the operator's API, with its client",
    writes: {},
    touches: {
      'contract/routes.ts': [
        [
          'export const OPERATOR_ROUTES = {',
          "export const OPERATOR_ROUTES = {\n  readMotto: { method: 'GET', path: '/operator/motto' },",
        ],
      ],
      'platform/control/operator.ts': [
        [
          '(OPERATOR_ROUTES, {',
          `(OPERATOR_ROUTES, {
  readMotto: endpoint({
    summary: 'Reads the motto.',
    for: 'everyone',
    answer: object({ motto: string }),
    run: async () => ({ motto: 'ink' }),
  }),`,
        ],
      ],
      'api/operator.ts': [
        [
          'export const OPERATOR_OPERATIONS = {',
          "export const OPERATOR_OPERATIONS = {\n  readMotto: repeatable('read the motto', OPERATOR_ROUTES.readMotto, 'motto'),",
        ],
      ],
    },
    proof: `
      const { createOperator } = await import('./platform/control/operator.ts');
      const { OPERATOR_OPERATIONS } = await import('./api/operator.ts');
      const { method, path: target } = OPERATOR_OPERATIONS.readMotto.route;
      const gate = { verify: async () => ({ email: 'a' }), rateLimit: () => 0 };
      const answer = await createOperator(gate, {})({ method, target, headers: {}, rawHeaders: [], requestID: 'r' });
      return answer.status === 200 && String(answer.body).includes('ink');`,
  },
  {
    adds: 'an engine of the key-value store',
    writes: {
      'platform/stores/quill/kvs.ts': `
import type { KvsEngine } from '../kvs.ts';

export function openQuillKvs(): KvsEngine & AsyncDisposable & { copyTo(path: string): Promise<void> } {
  const close = async () => {};
  return {
    get: () => ({ value: '"ink"', expiresAt: null }),
    put: close,
    delete: close,
    sweep: async () => 0,
    drop: close,
    keys: async () => [],
    sizes: async () => [],
    check: close,
    copyTo: close,
    close,
    [Symbol.asyncDispose]: close,
  };
}
`,
    },
    touches: {
      'platform/stores/local/index.ts': [
        [
          "import { createLocalKeys } from './keys.ts';",
          "import { openQuillKvs } from '../quill/kvs.ts';\nimport { createLocalKeys } from './keys.ts';",
        ],
        ['stack.use(openLocalKvs({ dataDir, lasting, database, clock, log }))', 'stack.use(openQuillKvs())'],
        ["import { KVS_FILE, openLocalKvs } from './kvs.ts';", "import { KVS_FILE } from './kvs.ts';"],
        ['const { lasting, clock = systemClock, log } = options;', 'const { clock = systemClock } = options;'],
      ],
    },
    proof: `
      const { mkdtempSync } = await import('node:fs');
      const { openLocalStores } = await import('./platform/stores/local/index.ts');
      await using stores = await openLocalStores({ dir: mkdtempSync('../quill-') });
      return (await stores.kvs.get(1, 'any'))?.value === '"ink"';`,
  },
  {
    adds: 'a store for blobs',
    writes: {
      'platform/stores/quill/blobs.ts': `
import type { QuillBlobsDescription } from '../blobs.ts';
import { LocalBlobs } from '../local/blobs.ts';

export class QuillBlobs extends LocalBlobs {
  constructor({ dir }: QuillBlobsDescription) {
    super({ dir, lasting: false });
  }
}
`,
    },
    touches: {
      'platform/stores/blobs.ts': [
        [
          'export type BlobsDescription = ',
          `export interface QuillBlobsDescription {
  readonly kind: 'quill';
  readonly dir: string;
}

export type BlobsDescription = QuillBlobsDescription | `,
        ],
      ],
      'platform/engines/open-blobs.ts': [
        [
          'import { LocalBlobs } from',
          "import { QuillBlobs } from '../stores/quill/blobs.ts';\nimport { LocalBlobs } from",
        ],
        [
          "  if (description.kind === 'local')",
          "  if (description.kind === 'quill') return new QuillBlobs(description);\n  if (description.kind === 'local')",
        ],
      ],
      'platform/stores/local/index.ts': [
        ["import { LocalBlobs } from './blobs.ts';", "import { QuillBlobs } from '../quill/blobs.ts';"],
        [
          "{ kind: 'local', dir: join(dataDir, 'objects'), lasting } as const",
          "{ kind: 'quill', dir: join(dataDir, 'objects') } as const",
        ],
        ['blobs: new LocalBlobs(blobsAt)', 'blobs: new QuillBlobs(blobsAt)'],
        ['  const { lasting = true, clock', '  const { clock'],
      ],
    },
    typed: ['platform/stores/blobs.ts'],
    proof: `
      const { mkdtempSync } = await import('node:fs');
      const { openBlobs } = await import('./platform/engines/open-blobs.ts');
      const { openLocalStores } = await import('./platform/stores/local/index.ts');
      await using stores = await openLocalStores({ dir: mkdtempSync('../quill-') });
      const { name } = stores.blobs.constructor;
      return name === 'QuillBlobs' && (await openBlobs(stores.blobsAt)).constructor.name === name;`,
  },
  {
    adds: 'a method of a port',
    writes: {},
    touches: {
      'platform/stores/tables.ts': [
        [
          '  list(app: AppKey): Promise<AppTables | undefined>;',
          '  list(app: AppKey): Promise<AppTables | undefined>;\n  countAll(): Promise<number>;',
        ],
        [
          '    binding: (tokenHash) =>',
          "    countAll: () => counted(engine, engine.prepare('SELECT 1 FROM kvs_tables')()),\n    binding: (tokenHash) =>",
        ],
      ],
    },
    proof: `
      const { mkdtempSync } = await import('node:fs');
      const { openLocalStores } = await import('./platform/stores/local/index.ts');
      await using stores = await openLocalStores({ dir: mkdtempSync('../quill-') });
      return (await stores.tables.countAll()) === 0;`,
  },
  {
    adds: 'a CDN',
    writes: {
      'platform/cdn/quill.ts': `
import type { Cdn } from './cdn.ts';

export function createQuill(id: string): Cdn {
  return {
    name: \`Quill \${id}\`,
    limits: { tags: 1, perMinute: 1 },
    tagHeader: 'quill-tags',
    headers: () => ({ page: {}, asset: {}, never: {} }),
    activate: async () => ({ kind: 'ready' }),
    deactivate: async () => {},
    purge: async () => ({ kind: 'accepted' }),
    releaseAt: async () => undefined,
  };
}
`,
    },
    touches: {
      'contract/cdn.ts': [['const BY_ID = {', "const BY_ID = {\n  quill: 'It has letters',"]],
      'cli/flags/service-settings.ts': [
        ['const REMEDIES = {', "const REMEDIES = {\n  quill: 'Set SLIPWAY_CDN_TOKEN to the ink.',"],
      ],
      'platform/cdn/open.ts': [
        [
          "import type { CdnCalls } from './request.ts';",
          "import { createQuill } from './quill.ts';\nimport type { CdnCalls } from './request.ts';",
        ],
        ['    default:\n', "    case 'quill':\n      return createQuill(place.id);\n    default:\n"],
      ],
    },
    proof: `
      const { Secrets } = await import('./base/secrets.ts');
      const { cdnOf } = await import('./cli/flags/service-settings.ts');
      const { createCdn } = await import('./platform/cdn/open.ts');
      const read = (env) => cdnOf({ flags: { cdn: 'quill:abc123' } }, { env }, new Secrets());
      try {
        read({});
        return false;
      } catch (error) {
        if (!String(error.remedy).includes('ink')) return false;
      }
      return createCdn(read({ SLIPWAY_CDN_TOKEN: 'token' }), {}, {}).name === 'Quill abc123';`,
  },
  {
    adds: 'a DNS provider',
    writes: {
      'platform/dns/quill.ts': `
import type { Dns, DnsTarget } from './port.ts';

export function createQuill(target: DnsTarget): Dns {
  return {
    name: 'quill',
    target,
    covers: async () => true,
    ensure: async () => 'made',
    look: async () => 'none',
    remove: async () => false,
  };
}
`,
    },
    touches: {
      'platform/dns/open.ts': [
        ['import { createRfc2136,', "import { createQuill } from './quill.ts';\nimport { createRfc2136,"],
        [
          "  if (url.startsWith('webhook:'))",
          "  if (url.startsWith('quill:')) return createQuill(targetOf(target));\n  if (url.startsWith('webhook:'))",
        ],
      ],
    },
    proof: `
      const { openDns } = await import('./platform/dns/open.ts');
      const start = { url: 'quill:ink', target: '203.0.113.7', owner: 'platform.example' };
      return openDns(start, {}).name === 'quill';`,
  },
];
