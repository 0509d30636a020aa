import { relative } from 'node:path';
import type { BuildStage } from '../../contract/control-plane.ts';
import { foundLine } from '../../contract/detected.ts';
import { BuildFailure, type DetectedPlan } from '../shared/types.ts';
import { install, runCommand } from './commands.ts';
import { type BuildPlan, describePlan, frameworkOf, planBuild, variablesOf } from './detect/index.ts';
import { shapeOf } from './detect/shape.ts';
import { leftOutServer, PAGE } from './detect/type.ts';
import { scriptOf } from './files/package-json.ts';
import { linksWithoutModules, NODE_MODULES } from './files/packages.ts';
import { Sources } from './files/sources.ts';
import { openBuildCache } from './installs/build-cache.ts';
import { InstallStore } from './installs/store.ts';
import { chooseNode } from './node/index.ts';
import { notesOfShape } from './notes.ts';
import { type FoundOutput, lookBefore } from './output.ts';
import type { Build, Output } from './run.ts';

export async function detect(run: Build): Promise<DetectedPlan> {
  const plan = await planBuild(run);
  return {
    text: describePlan(run, plan),
    folder: relative(run.workspace.source, plan.folder),
    command: plan.command ?? null,
    output: plan.framework?.output ?? null,
    type: plan.detected?.type ?? run.job.type,
    typeBecause: plan.detected?.because ?? null,
  };
}

/** A page other than the one for addresses without a page: an adapter that makes a server writes that one too. */
const OTHER_PAGE = { test: (name: string) => name !== '404.html' && PAGE.test(name) };

/** Finds the files that a build wrote. If they have no page, looks for a server that it made in place of them. */
async function outputOf(run: Build, plan: BuildPlan, find: () => Promise<FoundOutput>): Promise<Output> {
  const { job, context } = run;
  const mayBeServer = !plan.isFunction && plan.command !== undefined && job.settings.assetsOnly !== true;
  if (!mayBeServer || job.outputDirectory !== null) return { ...(await find()), shape: {} };
  const { serverInstead } = await import(/* webpackChunkName: "server" */ './server/index.ts');
  let output: Output;
  try {
    output = { ...(await find()), shape: {} };
  } catch (error) {
    const isMissing = error instanceof BuildFailure && error.facts.code === 'output_missing';
    const server = isMissing ? await serverInstead(run, plan) : undefined;
    if (!server) throw error;
    return server;
  }
  if (await new Sources(output.directory, context.clock).hasFile(OTHER_PAGE)) return output;
  return (await serverInstead(run, plan)) ?? output;
}

/** Installs and builds what was checked out, and finds the output. */
export async function installAndBuild(run: Build, enter: (stage: BuildStage) => void): Promise<Output> {
  const { job, workspace, context } = run;
  if (run.lasting) run.installs = new InstallStore(workspace.installs, context.limits, workspace.shared?.installs);
  const plan = await planBuild(run);
  const { folder, project, command } = plan;
  // The packages of a server are part of it, whether or not it is built.
  const installs = command !== undefined || plan.mayServe;
  enter('install');
  if (installs || job.settings.installCommand) run.node = await chooseNode(run, folder);
  run.log.line(describePlan(run, plan));
  if (plan.isFunction && (await linksWithoutModules(project, workspace.source))) {
    run.defaults = NODE_MODULES;
    run.log.line(
      'Yarn has YARN_NODE_LINKER=node-modules, because the release of a server has its packages in node_modules',
    );
  }
  await install(run, project, folder, installs);
  enter('build');
  if (command !== undefined) run.cached = await openBuildCache(run, folder, command);
  const find = await lookBefore({
    source: workspace.source,
    folder,
    asked: job.outputDirectory,
    built: command !== undefined,
    usual: plan.framework?.output,
    apps: plan.app.apps,
  });
  const variables = plan.isFunction && command !== undefined ? variablesOf(plan) : {};
  for (const [name, value] of Object.entries(variables)) {
    if (job.env[name] === undefined)
      run.log.line(`The build has ${name}=${value}, so that it makes a server of Node.js`);
  }
  if (command !== undefined) await runCommand(run, 'build', command, folder, variables);
  if (plan.isFunction) {
    const { makeServer } = await import(/* webpackChunkName: "server" */ './server/index.ts');
    const made = await makeServer(run, plan, find);
    if (made) return { ...made, detected: plan.detected };
  }
  const output = await outputOf(run, plan, find);
  if (output.server) return output;
  if (command !== undefined && job.outputDirectory === null) {
    run.log.line(foundLine(relative(workspace.source, output.directory)));
  }
  const isChosen = job.outputDirectory !== null || job.settings.assetsOnly === true;
  const leftOut = job.detectsType && !isChosen ? await leftOutServer(folder, project.packageJson) : undefined;
  if (leftOut !== undefined) run.log.line(leftOut);
  const framework = frameworkOf(output.directory, workspace.source, plan);
  const shape = output.kind === 'build' ? await shapeOf(output.directory, framework, context.clock) : {};
  for (const line of notesOfShape(shape, job.settings)) run.log.line(line);
  return { ...output, shape, startScript: scriptOf(project.packageJson, 'start') };
}
