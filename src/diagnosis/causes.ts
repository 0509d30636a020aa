import { type Cause, causesOf } from './cause.ts';
import { BUILD_CAUSES } from './causes/build.ts';
import { FRAMEWORK_CAUSES } from './causes/frameworks.ts';
import { INSTALL_CAUSES } from './causes/install.ts';
import { OUTPUT_CAUSES } from './causes/output.ts';
import { PROJECT_CAUSES } from './causes/project.ts';
import { REPOSITORY_CAUSES } from './causes/repository.ts';
import { SILENT_CAUSES } from './causes/silent.ts';
import { START_CAUSES, START_LOG_CAUSES } from './causes/start.ts';

/** All causes, in the order in which their signs are tried. */
export const CAUSES: readonly Cause[] = causesOf({
  ...REPOSITORY_CAUSES,
  ...PROJECT_CAUSES,
  ...START_LOG_CAUSES,
  ...START_CAUSES,
  ...OUTPUT_CAUSES,
  ...INSTALL_CAUSES,
  ...BUILD_CAUSES,
  ...FRAMEWORK_CAUSES,
  ...SILENT_CAUSES,
});
