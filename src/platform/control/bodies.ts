import type { JsonObject } from '../../base/json.ts';
import { APP_TYPES, type AppType, IDENTIFIER } from '../../contract/limits.ts';
import type { AppConfig, AppPatch } from '../stores/records.ts';
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
  updateApp(body: unknown): AppPatch;
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
      return { name: String(body.name), type, config: configOf(body) };
    },
    updateApp: (given) => patchOf(checkBody(given, changeable, fixed)),
    replaceEnv: (given) => checkBody(given, env).env as Readonly<Record<string, string>>,
    deploy(given) {
      const body = checkBody(given, deployment, { tag: 'tag is not taken: web apps deploy without a release tag' });
      return { branch: stringOr(body.branch, null), commit: stringOr(body.commit, null)?.toLowerCase() ?? null };
    },
  };
}

const TEXTS = ['repository', 'branch', 'buildCommand', 'outputDirectory', 'region'] as const;

/** A checked body as changes of an app: what is absent stays as it is, null clears it. */
function patchOf(body: JsonObject): AppPatch {
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]));
  return { ...given(TEXTS), settings: given(Object.keys(SETTINGS)) } as AppPatch;
}

/** A checked body as the configuration of a new app. */
function configOf(body: JsonObject): AppConfig {
  const { settings = {}, ...patch } = patchOf(body);
  const present = Object.entries(settings).filter(([, value]) => value !== null);
  const nothing = { repository: '', branch: '', buildCommand: null, outputDirectory: null, region: null };
  return { ...nothing, ...patch, settings: Object.fromEntries(present) };
}

function stringOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' ? value : otherwise;
}
