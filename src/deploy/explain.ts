import { asSlipwayError } from '../base/errors.ts';
import { present } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import type { AppSettings } from '../contract/app-fields.ts';
import type { Diagnostic } from '../contract/control-plane.ts';
import type { SeenFailure } from '../contract/failure-reader.ts';
import { explainFailure } from '../diagnosis/explain.ts';
import { withoutHelp } from '../diagnosis/lines.ts';
import { fileOf } from '../diagnosis/package-part.ts';
import { parseDiagnostics } from '../diagnosis/parse.ts';
import { type CheckoutFiles, mapPath, mapPaths } from '../diagnosis/paths.ts';
import { rankDiagnostics } from '../diagnosis/rank.ts';
import { RULES, type Rules } from '../diagnosis/rules.ts';
import type { DeployDeps } from './deps.ts';
import type { FailureReport } from './failure.ts';
import type { Narrator } from './narrator.ts';
import type { DeployPlan, PlannedConfiguration } from './plan.ts';
import { findWithin } from './send-once.ts';
import { type KeptSettings, shownValue } from './stored.ts';
import type { WorkingTree } from './working-tree.ts';

/** Milliseconds before each look: the platform may write the record a moment after the status. */
const LOOKS_MS = [0, 1_000, 2_000, 4_000] as const;

interface ExplainDeps extends Pick<DeployDeps, 'platform' | 'clock' | 'signal' | 'tree'> {
  /** The rules to read logs with. Default: all. */
  readonly rules?: Rules;
}

/** The plan, and the settings that the app kept from earlier deploys. The platform built with both. */
export interface ExplainedPlan extends DeployPlan {
  readonly kept?: KeptSettings;
}

/**
 * Reads the failure record (spec 4.A) and explains it: headline, remedy, findings on files. If no record can be read,
 * the report says so: a failed deployment stays a failed deployment.
 */
export async function explain(
  deployID: string,
  appID: string,
  plan: ExplainedPlan,
  deps: ExplainDeps,
  narrator: Narrator,
): Promise<FailureReport> {
  const record = await readRecord(deployID, appID, deps, narrator);
  if (record) return reportOf(record, plan, deps.tree, deps.rules ?? RULES);
  return {
    headline: `The deployment ${deployID} failed, and the platform gives no reason`,
    remedy: `Look at the deployment ${deployID} in the platform.`,
    stage: undefined,
    code: undefined,
    exitCode: undefined,
    diagnostics: [],
    moreDiagnostics: 0,
    log: [],
  };
}

function reportOf(record: SeenFailure, plan: ExplainedPlan, tree: WorkingTree | undefined, rules: Rules) {
  const { kept = {} } = plan;
  const built = { ...plan.configuration, ...builtWith(plan) };
  const { rootDirectory } = built.settings;
  const checkout = {
    exists: tree?.exists ?? (() => false),
    rootDirectory: typeof rootDirectory === 'string' ? rootDirectory : undefined,
    folders: workFolders(built, tree),
  };
  const { shown, rest } = rankDiagnostics(findingsOf(record, checkout, rules));
  const { repository, branch, outputDirectory } = built;
  const { fault, ...explanation } = explainFailure(
    {
      ...record,
      diagnostics: shown,
      list: tree?.list,
      repository,
      branch,
      outputDirectory,
      keptOutput: plan.configuration.outputDirectory === undefined && outputDirectory !== undefined,
    },
    rules.causes,
  );
  const placed = fault && placedIn(fileOf(fault.part), fault.summary, explanation.cause, shown, checkout);
  const unset = unsetWords(record.code, kept);
  return {
    ...explanation,
    remedy: unset === undefined ? explanation.remedy : [explanation.remedy, unset].filter(Boolean).join('\n'),
    message: record.message && cleanLine(record.message, 500),
    stage: record.stage,
    code: record.code,
    exitCode: record.exitCode,
    diagnostics: placed ? [placed, ...shown] : shown,
    moreDiagnostics: rest.error + rest.warning + rest.notice,
    log: withoutHelp(record.log),
  };
}

/** The settings of the build: those of the plan, and those that the app kept. */
function builtWith({ kept = {}, configuration }: ExplainedPlan): Pick<PlannedConfiguration, 'settings'> & AppSettings {
  const { buildCommand = kept.buildCommand, outputDirectory = kept.outputDirectory, settings } = configuration;
  const root = kept.rootDirectory === undefined ? {} : { rootDirectory: kept.rootDirectory };
  return { ...present({ buildCommand, outputDirectory }), settings: { ...root, ...settings } };
}

/** The settings that can cause a failure, by its code. */
const CAUSED_BY: Readonly<Record<string, readonly string[]>> = {
  package_json_invalid: ['rootDirectory'],
  root_directory_missing: ['rootDirectory'],
  node_unavailable: ['nodeVersion'],
  install_failed: ['installCommand', 'nodeVersion'],
  build_script_missing: ['buildCommand', 'rootDirectory'],
  build_failed: ['buildCommand'],
  build_timeout: ['buildCommand'],
  output_missing: ['outputDirectory', 'buildCommand'],
  output_empty: ['outputDirectory', 'buildCommand'],
};

/** Says how to unset settings that nobody gave now, and that may have caused the failure. */
function unsetWords(code: string | undefined, kept: KeptSettings): string | undefined {
  const names = (CAUSED_BY[code ?? ''] ?? []).filter((name) => kept[name] !== undefined);
  if (names.length === 0) return undefined;
  const set = names.map((name) => `${name} ${shownValue(kept[name])}`).join(' and ');
  const nulls = `{${names.map((name) => `"${name}": null`).join(', ')}}`;
  return `This deploy did not give ${set}: the app has it from before. To unset it: slipway settings unset ${names.join(' ')}, or app-settings: '${nulls}'.`;
}

/** The builder has the sources, so its findings stand alone. The log is read only if the record has none. */
function findingsOf({ diagnostics, log }: SeenFailure, checkout: CheckoutFiles, { formats }: Rules) {
  if (diagnostics.length === 0) return mapPaths(parseDiagnostics(log, formats), checkout);
  // A builder names files from the root of the repository. A log names them from the folder of its command.
  return mapPaths(diagnostics, { ...checkout, folders: ['', ...(checkout.folders ?? [])] });
}

/** Without the sources only the file of a package fault is known. Returns undefined if a finding shows the fault already. */
function placedIn(
  path: string | undefined,
  message: string,
  cause: string | undefined,
  shown: readonly Diagnostic[],
  checkout: CheckoutFiles,
): Diagnostic | undefined {
  if (path === undefined || shown.some(({ severity }) => severity === 'error')) return undefined;
  const file = mapPath(path, checkout);
  return file === undefined
    ? undefined
    : { file, line: null, column: null, severity: 'error', code: cause ?? null, message };
}

/** An empty record counts as none. */
function hasContent({ code, message, exitCode, signal, log, diagnostics }: SeenFailure): boolean {
  const words = [code, message, exitCode, signal].some((each) => each !== undefined);
  return words || log.length > 0 || diagnostics.length > 0;
}

const MOST_FOLDERS = 8;

/** Folders of a monorepo in which the build may have run: those that its command names, and those of its output. */
function workFolders(built: PlannedConfiguration, tree: WorkingTree | undefined): readonly string[] {
  const { buildCommand = '', outputDirectory = '', settings } = built;
  const named = buildCommand.split(/[\s'"=;&|()]+/).map((word) => word.replace(/^(?:\.\/)+|(?<!\/)\/+$/g, ''));
  const parents = outputDirectory.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
  const root = typeof settings.rootDirectory === 'string' ? `${settings.rootDirectory}/` : '';
  const folders = [...named, ...parents.reverse()].filter((each) => /^[^./-][^:*?]*$/.test(each));
  return [...new Set(folders)]
    .map((folder) => root + folder)
    .filter((folder) => (tree?.list(folder).length ?? 0) > 0)
    .slice(0, MOST_FOLDERS);
}

async function readRecord(deployID: string, appID: string, deps: ExplainDeps, narrator: Narrator) {
  try {
    const read = async () => {
      const record = await deps.platform.readFailure(appID, deployID);
      return record && hasContent(record) ? record : undefined;
    };
    return await findWithin(LOOKS_MS, read, deps);
  } catch (thrown) {
    deps.signal.throwIfAborted();
    const error = asSlipwayError(thrown);
    narrator.warn(`The failure record of ${deployID} cannot be read: ${error.message}`, error.remedy);
    return undefined;
  }
}
