import type { JsonObject } from '../../base/json.ts';
import { APP_TYPES, type AppType, IDENTIFIER } from '../../contract/limits.ts';
import type { AppConfig } from '../stores/local/apps.ts';
import type { AppSettings } from '../types.ts';
import {
  branch,
  checkBody,
  commit,
  envSet,
  type Fields,
  flag,
  folder,
  matching,
  oneOf,
  repository,
  text,
} from './validation.ts';

/** The four request bodies of contract.md section 4, checked. */
export interface Bodies {
  createApp(body: unknown): { readonly name: string; readonly type: AppType; readonly config: AppConfig };
  /** `current` with what the body changes. */
  updateApp(body: unknown, current: AppConfig): AppConfig;
  replaceEnv(body: unknown): Readonly<Record<string, string>>;
  deploy(body: unknown): { readonly branch: string | null; readonly commit: string | null };
}

const identifier = text(
  1,
  63,
  matching(IDENTIFIER, 'must be letters, digits, ".", "_" and "-", with a letter or digit first and last'),
);

/** Members of `AppSettings`: what `app-settings` may hold. */
const SETTINGS = {
  spaFallback: { rule: flag, nullable: true },
  installCommand: { rule: text(0, 4_096), nullable: true },
  rootDirectory: { rule: folder, nullable: true },
  noindex: { rule: flag, nullable: true },
  nodeVersion: { rule: text(1, 3, matching(/^\d+$/, 'must be a major version, as "24"')), nullable: true },
} satisfies Record<keyof AppSettings, Fields[string]>;

export function createBodies(options: { readonly allowLocalGit: boolean }): Bodies {
  const changeable = {
    repository: { rule: repository(options.allowLocalGit) },
    branch: { rule: branch },
    buildCommand: { rule: text(0, 4_096), nullable: true },
    outputDirectory: { rule: folder, nullable: true },
    region: {
      rule: text(
        1,
        63,
        matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters and digits, as "eu-west-1"'),
      ),
      nullable: true,
    },
    ...SETTINGS,
  } satisfies Fields;
  const creation = {
    name: { rule: identifier, required: true },
    type: { rule: oneOf(APP_TYPES), required: true },
    ...changeable,
    repository: { ...changeable.repository, required: true },
    branch: { ...changeable.branch, required: true },
  } satisfies Fields;
  const fixed = {
    name: 'name cannot be changed: it is the ID of the app',
    type: 'type cannot be changed',
    subdomain: 'subdomain cannot be changed: it is generated',
  };
  const env = { env: { rule: envSet, required: true } };
  const deployment = { branch: { rule: branch, nullable: true }, commit: { rule: commit, nullable: true } };

  return {
    createApp(given) {
      const body = checkBody(given, creation, { subdomain: 'subdomain cannot be given: it is generated' });
      const type = APP_TYPES.find((each) => each === body.type) ?? 'web-landing';
      return { name: String(body.name), type, config: configOf(body, NOTHING) };
    },
    updateApp: (given, current) => configOf(checkBody(given, changeable, fixed), current),
    replaceEnv: (given) => checkBody(given, env).env as Readonly<Record<string, string>>,
    deploy(given) {
      const body = checkBody(given, deployment, { tag: 'tag is not taken: web apps deploy without a release tag' });
      return { branch: stringOr(body.branch, null), commit: stringOr(body.commit, null)?.toLowerCase() ?? null };
    },
  };
}

const NOTHING: AppConfig = {
  repository: '',
  branch: '',
  buildCommand: null,
  outputDirectory: null,
  region: null,
  settings: {},
};

/** `current` overlaid with a checked body: what is absent stays, null empties. */
function configOf(body: JsonObject, current: AppConfig): AppConfig {
  const changed = (name: 'buildCommand' | 'outputDirectory' | 'region') =>
    Object.hasOwn(body, name) ? stringOr(body[name], null) : current[name];
  const settings: Record<string, unknown> = { ...current.settings };
  for (const name of Object.keys(SETTINGS)) if (Object.hasOwn(body, name)) settings[name] = body[name];
  return {
    repository: stringOr(body.repository, current.repository),
    branch: stringOr(body.branch, current.branch),
    buildCommand: changed('buildCommand'),
    outputDirectory: changed('outputDirectory'),
    region: changed('region'),
    settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null)) as AppSettings,
  };
}

function stringOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' ? value : otherwise;
}
