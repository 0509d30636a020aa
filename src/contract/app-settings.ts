import { FUNCTION_DEFAULTS, FUNCTION_FORMS, MOST_INSTANCES } from './function-settings.ts';

/** The settings of an app that a person may change one by one, by PATCH …/apps/{appID}. The platform checks the values again. */
export interface Setting {
  readonly kind: 'text' | 'folder' | 'flag' | 'list' | 'number' | 'schedule';
  readonly text: string;
  /** The behaviour of the platform if the app does not store the setting. */
  readonly otherwise: string;
  /** True: every app has it, so that it can be changed and not removed. */
  readonly isRequired?: true;
  /** A pattern that a value must match, an example of a value, and what a value is. */
  readonly form?: readonly [pattern: RegExp, example: string, what: string];
  /** Only for a number: the largest. The smallest is 1. */
  readonly most?: number;
}

const { healthPath, memory, idleTimeout, requestTimeout } = FUNCTION_FORMS;

export const APP_SETTINGS = {
  repository: { kind: 'text', text: 'what is built', otherwise: '', isRequired: true },
  branch: { kind: 'text', text: "the app's own branch", otherwise: '', isRequired: true },
  buildCommand: { kind: 'text', text: 'what builds the app', otherwise: 'detected by each build' },
  outputDirectory: { kind: 'folder', text: 'the folder that the build writes', otherwise: 'detected by each build' },
  rootDirectory: { kind: 'folder', text: 'the folder that is built', otherwise: 'detected by each build' },
  installCommand: { kind: 'text', text: 'what installs the packages', otherwise: 'by the lockfile' },
  nodeVersion: {
    kind: 'text',
    text: 'the major version of Node.js',
    otherwise: 'as the repository says',
    form: [/^\d{1,3}$/, '24', 'a major version'],
  },
  region: {
    kind: 'text',
    text: 'the region of the app',
    otherwise: 'none',
    form: [/^[a-z0-9]{1,31}(?:-[a-z0-9]{1,31}){0,9}$/, 'eu-west-1', 'the name of a region'],
  },
  spaFallback: { kind: 'flag', text: 'paths without a file get the start page', otherwise: 'if the site has one page' },
  noindex: { kind: 'flag', text: 'search engines leave the site out', otherwise: 'false' },
  assetsOnly: { kind: 'flag', text: 'an output without a page is wanted', otherwise: 'false' },
  verify: {
    kind: 'text',
    text: 'a look at the start page before a release goes live: off, warn or fail',
    otherwise: 'warn',
    form: [/^(?:off|warn|fail)$/, 'fail', 'off, warn or fail'],
  },
  lifetime: {
    kind: 'text',
    text: 'the time without a deploy after which the app is deleted',
    otherwise: 'none',
    form: [/^[1-9]\d{0,2}[dh]$/, '7d', 'a time of 1d to 366d, or of 1h to 999h'],
  },
  startCommand: { kind: 'text', text: 'starts the server of a function app', otherwise: 'detected by each build' },
  healthPath: {
    kind: 'text',
    text: 'the path that a started server is asked for',
    otherwise: FUNCTION_DEFAULTS.healthPath,
    form: [healthPath.pattern, healthPath.example, healthPath.what],
  },
  instances: {
    kind: 'number',
    text: 'instances of the server on each node',
    otherwise: String(FUNCTION_DEFAULTS.instances),
    most: MOST_INSTANCES,
  },
  memory: {
    kind: 'text',
    text: 'the memory that an instance may use',
    otherwise: FUNCTION_DEFAULTS.memory,
    form: [memory.pattern, memory.example, memory.what],
  },
  idleTimeout: {
    kind: 'text',
    text: 'the time without a request after which instances stop; 0: never',
    otherwise: FUNCTION_DEFAULTS.idleTimeout,
    form: [idleTimeout.pattern, idleTimeout.example, idleTimeout.what],
  },
  requestTimeout: {
    kind: 'text',
    text: 'the time that an answer may take; 0: no limit',
    otherwise: `${FUNCTION_DEFAULTS.requestTimeout}, and no limit for sse`,
    form: [requestTimeout.pattern, requestTimeout.example, requestTimeout.what],
  },
  schedule: { kind: 'schedule', text: 'times at which a function app is called, in UTC', otherwise: 'none' },
  domains: { kind: 'list', text: 'host names of the site, beside its subdomain', otherwise: 'none' },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof APP_SETTINGS;

/** Characters of a value. */
export const SETTING_MOST = 4_096;
