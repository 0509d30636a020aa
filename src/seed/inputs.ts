/** An input of the seed action. `seed/action.yml` is compared with the table; the flags of `slipway seed` are made from it. */
interface SeedInputSpec {
  /** The default in `seed/action.yml`. Absent: empty. */
  readonly default?: string;
  readonly defaultNote?: string;
  /** The placeholder of the value in the help of the command line. Absent for a switch. */
  readonly value?: string;
  readonly description: string;
}

const SEED_INPUTS = {
  file: {
    value: 'FILE',
    description:
      'The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value.',
  },
  table: { value: 'NAME', description: 'The table, by its name. Needed unless `token` is given.' },
  url: {
    value: 'URL',
    defaultNote: '`SERVICE_KVS_URL`',
    description: 'The data plane, `https://…`; plain `http` only for loopback.',
  },
  region: {
    value: 'REGION',
    defaultNote: '`SERVICE_KVS_REGION`',
    description: 'The region that requests are signed for.',
  },
  token: { value: 'TOKEN', defaultNote: '`SERVICE_KVS_TOKEN_<TABLE>`', description: "The table's bearer token." },
  'ttl-seconds': {
    value: 'N',
    description: 'The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire.',
  },
  concurrency: {
    value: 'N',
    default: '16',
    description: 'Requests at the same time, at most: 1 to 256. Fewer while the service answers 429.',
  },
  verify: { default: 'false', description: 'Read every entry back and compare it.' },
  'prune-file': { value: 'FILE', description: 'Keys to delete: one per line, or a JSON array of strings.' },
  'dry-run': { default: 'false', description: 'Check the files and show what would happen, without sending anything.' },
} as const satisfies Readonly<Record<string, SeedInputSpec>>;

export type SeedInputName = keyof typeof SEED_INPUTS;
export const SEED_INPUT_SPECS: ReadonlyMap<string, SeedInputSpec> = new Map(Object.entries(SEED_INPUTS));

export const SEED_OUTPUTS = {
  written: 'Keys that were written.',
  deleted: 'Keys that were deleted.',
  failed: 'Keys that could not be written or deleted.',
} as const;
export type SeedOutputName = keyof typeof SEED_OUTPUTS;
