import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appHash } from '../../src/platform/sandbox/workspace.ts';
import type { BuildJob } from '../../src/platform/shared/types.ts';
import { APP, type BuilderTestOptions, job, testBuilder } from './builds.ts';
import { createRepository, type Files } from './repositories.ts';

/** Each install writes other bytes. It leaves files in folders of the commit, a link, and a file in the home folder. */
export const INSTALL = `set -e
mkdir -p node_modules/.bin node_modules/tool packages/a/node_modules
date +%s%N > node_modules/tool/stamp
printf '#!/bin/sh\\necho tool\\n' > node_modules/tool/run.sh; chmod 755 node_modules/tool/run.sh
ln -s ../tool/run.sh node_modules/.bin/tool
ln -s /etc/hostname node_modules/outside
ln node_modules/tool/stamp node_modules/tool/again
echo made > packages/a/made; echo changed > packages/a/tracked
echo home > "$HOME/.toolrc"
`;
export const BUILD =
  'mkdir dist; cat node_modules/tool/stamp > dist/stamp; { tool; cat packages/a/made packages/a/tracked "$HOME/.toolrc"; readlink node_modules/outside; } > dist/found';
export const FILES = {
  'package.json': '{"name":"site"}',
  'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
  'install.sh': INSTALL,
  'packages/a/tracked': 'from the commit',
};

/** A builder and a repository, whose deployments return what they found. */
export function installStage(options: BuilderTestOptions = {}, files: Files = FILES) {
  const repository = createRepository(files);
  const builder = testBuilder(options);
  const settings = { installCommand: 'sh install.sh' };
  const deploy = async (given: Partial<BuildJob> = {}) => {
    const one = job({ repository: repository.path, settings, buildCommand: BUILD, outputDirectory: 'dist', ...given });
    await using output = await builder.build(one);
    const again = /^Brought back the install of deployment (\S+) \(.+\) in \S+$/m.exec(output.log)?.[1];
    return { stamp: output.read('stamp'), found: output.read('found'), from: again, id: one.deployID, log: output.log };
  };
  const entries = () =>
    globSync('builds/*/scopes/*/installs/*', { cwd: builder.dataDir }).map((each) => join(builder.dataDir, each));
  return {
    ...{ repository, builder, deploy, entries, settings },
    /** The kept installs of the first branch that was built, or of one that could be. */
    get folder() {
      const app = join(builder.dataDir, 'builds', appHash(APP), 'scopes');
      const [first = 'one'] = existsSync(app) ? readdirSync(app) : [];
      return join(app, first, 'installs');
    },
    [Symbol.dispose]() {
      repository[Symbol.dispose]();
      builder[Symbol.dispose]();
    },
  };
}
