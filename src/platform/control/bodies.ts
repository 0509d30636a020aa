import * as v from 'valibot';
import { APP_TYPES, type AppType, IDENTIFIER } from '../../contract/limits.ts';
import { clearable, members, refused } from '../shared/schema.ts';
import type { AppSettings } from '../shared/types.ts';
import type { AppConfig, AppPatch } from '../stores/rows/records.ts';
import { type DomainOptions, domainsSchema } from './domains.ts';
import { branch, checkBody, commit, envSet, flag, folder, matching, oneOf, repository, text } from './validation.ts';

/** Checks the four request bodies of the control plane. Each throws `validation_failed` with all faults. */
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

/** Members of `AppSettings`: what `app-settings` may contain, without `domains`. */
const SETTINGS = {
  spaFallback: clearable(flag),
  installCommand: clearable(text(0, 4_096)),
  rootDirectory: clearable(folder),
  noindex: clearable(flag),
  nodeVersion: clearable(text(1, 3, matching(/^\d+$/, 'must be a major version, as "24"'))),
} satisfies Record<Exclude<keyof AppSettings, 'domains' | 'cachesOf'>, unknown>;

const EMPTY = { buildCommand: null, outputDirectory: null, region: null };

/** Fields of an app that may be missing. Null clears them. */
const OPTIONAL = {
  buildCommand: clearable(text(0, 4_096)),
  outputDirectory: clearable(folder),
  region: clearable(
    text(1, 63, matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters and digits, as "eu-west-1"')),
  ),
};

const ENV = members({ env: envSet });

const DEPLOYMENT = members({
  branch: clearable(branch),
  commit: clearable(commit),
  tag: refused('is not accepted: web apps deploy without a release tag'),
});

export interface BodiesOptions {
  /** True: repositories may be paths of this machine. */
  readonly allowLocalGit: boolean;
  readonly domains: Pick<DomainOptions, 'ownName' | 'sitesDomain'>;
}

/** Creates the checks. */
export function createBodies(options: BodiesOptions): Bodies {
  const all = { ...SETTINGS, domains: clearable(domainsSchema(options.domains)) };
  const given = { repository: repository(options.allowLocalGit), branch, ...OPTIONAL };
  const changed = { ...given, repository: v.exactOptional(given.repository), branch: v.exactOptional(branch) };
  const creation = members({
    name: identifier,
    type: oneOf(APP_TYPES),
    ...given,
    ...all,
    subdomain: refused('cannot be given: it is generated'),
  });
  const change = members({
    ...changed,
    ...all,
    name: refused('cannot be changed: it is the ID of the app'),
    type: refused('cannot be changed'),
    subdomain: refused('cannot be changed: it is generated'),
  });
  const [config, patch, settings] = [v.object(given), v.object(changed), v.object(all)];
  return {
    createApp(json) {
      const body = checkBody(json, creation);
      const present = Object.entries(v.parse(settings, body)).filter(([, value]) => value !== null);
      const { name, type } = body;
      return { name, type, config: { ...EMPTY, ...v.parse(config, body), settings: Object.fromEntries(present) } };
    },
    updateApp(json) {
      const body = checkBody(json, change);
      return { ...v.parse(patch, body), settings: v.parse(settings, body) };
    },
    replaceEnv: (json) => checkBody(json, ENV).env,
    deploy(json) {
      const body = checkBody(json, DEPLOYMENT);
      return { branch: body.branch ?? null, commit: body.commit?.toLowerCase() ?? null };
    },
  };
}
