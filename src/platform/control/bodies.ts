import * as v from 'valibot';
import { present } from '../../base/json.ts';
import { FUNCTION_FORMS, MOST_INSTANCES, START_COMMAND_MOST } from '../../contract/function-settings.ts';
import { APP_TYPES, type AppType, DETECTED_TYPE, IDENTIFIER } from '../../contract/limits.ts';
import { CRON_FORM, SCHEDULE_MOST } from '../../contract/schedule.ts';
import { clearable, members, refused } from '../shared/schema.ts';
import type { AppSettings } from '../shared/types.ts';
import type { AppConfig, AppPatch } from '../stores/rows/records.ts';
import { type DomainOptions, domainsSchema } from './domains.ts';
import {
  branch,
  commit,
  envSet,
  flag,
  folder,
  lifetime,
  matching,
  oneLine,
  oneOf,
  repository,
  text,
  wholeNumber,
} from './validation.ts';

/** Members of `AppSettings` that `app-settings` may contain, without `domains`. */
const SETTINGS = {
  spaFallback: clearable(flag),
  installCommand: clearable(text(0, 4_096)),
  rootDirectory: clearable(folder),
  noindex: clearable(flag),
  assetsOnly: clearable(flag),
  verify: clearable(oneOf(['off', 'warn', 'fail'])),
  lifetime: clearable(lifetime),
  nodeVersion: clearable(v.pipe(text(1, 3), v.regex(/^\d+$/, 'must be a major version, as "24"'))),
  startCommand: clearable(oneLine(START_COMMAND_MOST)),
  healthPath: clearable(matching(FUNCTION_FORMS.healthPath, `must be ${FUNCTION_FORMS.healthPath.what}`)),
  instances: clearable(wholeNumber(1, MOST_INSTANCES)),
  memory: clearable(matching(FUNCTION_FORMS.memory, `must be ${FUNCTION_FORMS.memory.what}`)),
  idleTimeout: clearable(matching(FUNCTION_FORMS.idleTimeout, `must be ${FUNCTION_FORMS.idleTimeout.what}`)),
  requestTimeout: clearable(matching(FUNCTION_FORMS.requestTimeout, `must be ${FUNCTION_FORMS.requestTimeout.what}`)),
  schedule: clearable(
    v.pipe(
      v.array(
        members({
          cron: matching(CRON_FORM, 'must be five fields with one space between them'),
          path: matching(FUNCTION_FORMS.healthPath, `must be ${FUNCTION_FORMS.healthPath.what}`),
        }),
        'must be a list',
      ),
      v.minLength(1, 'must not be empty: null removes it'),
      v.maxLength(SCHEDULE_MOST, `must have at most ${SCHEDULE_MOST} entries`),
    ),
  ),
} satisfies Record<Exclude<keyof AppSettings, 'domains' | 'cachesOf'>, unknown>;

const EMPTY = { buildCommand: null, outputDirectory: null, region: null };

/** Fields of an app that may be missing. Null clears them. */
const OPTIONAL = {
  buildCommand: clearable(text(0, 4_096)),
  outputDirectory: clearable(folder),
  region: clearable(
    v.pipe(text(1, 63), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters and digits, as "eu-west-1"')),
  ),
};

export const ENV = members({ env: envSet });

export interface BodyRules {
  /** True: repositories may be paths of this machine. */
  readonly allowLocalGit: boolean;
  readonly domains: Pick<DomainOptions, 'ownName' | 'sitesDomain'>;
}

export interface NewApp {
  readonly name: string;
  readonly type: AppType;
  readonly config: AppConfig;
}

export function appBodies(rules: BodyRules) {
  const all = { ...SETTINGS, domains: clearable(domainsSchema(rules.domains)) };
  const given = { repository: repository(rules.allowLocalGit), branch, ...OPTIONAL };
  const changed = { ...given, repository: v.exactOptional(given.repository), branch: v.exactOptional(branch) };
  const [config, patch, settings] = [v.object(given), v.object(changed), v.object(all)];
  const creation = members({
    name: v.pipe(
      text(1, 63),
      v.regex(IDENTIFIER, 'must be letters, digits, ".", "_" and "-", with a letter or digit first and last'),
    ),
    type: oneOf(APP_TYPES),
    ...given,
    ...all,
    subdomain: refused('cannot be given: it is generated'),
  });
  const fixed = {
    name: refused('cannot be changed: it is the ID of the app'),
    subdomain: refused('cannot be changed: it is generated'),
  };
  const change = members({
    ...changed,
    ...all,
    ...fixed,
    type: refused('changes with a release: give it with a deployment, as `configuration.type`'),
  });
  const brought = members({
    ...changed,
    ...SETTINGS,
    ...fixed,
    type: v.exactOptional(oneOf([...APP_TYPES, DETECTED_TYPE])),
    domains: refused('do not wait for a deployment: change them with PATCH'),
  });
  const asPatch = (body: v.InferOutput<typeof brought>): AppPatch => ({
    ...v.parse(patch, body),
    ...present({ type: body.type }),
    settings: v.parse(v.object(SETTINGS), body),
  });
  return {
    creation: v.pipe(
      creation,
      v.transform((body): NewApp => {
        const present = Object.entries(v.parse(settings, body)).filter(([, value]) => value !== null);
        const { name, type } = body;
        return { name, type, config: { ...EMPTY, ...v.parse(config, body), settings: Object.fromEntries(present) } };
      }),
    ),
    deployment: members({
      branch: clearable(branch),
      commit: clearable(commit),
      configuration: v.exactOptional(v.pipe(brought, v.transform(asPatch))),
      env: v.exactOptional(envSet),
      tag: refused('is not accepted: web apps deploy without a release tag'),
    }),
    change: v.pipe(
      change,
      v.transform((body) => ({ ...v.parse(patch, body), settings: v.parse(settings, body) })),
    ),
  };
}
