import { SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { parseBaseUrl } from '../../deploy/inputs/urls.ts';
import { type Given, missingInput } from '../flags/flags.ts';
import { findProject, PROJECT_FILE } from '../project/project-file.ts';
import type { Io } from '../terminal/io.ts';
import { confirmPlatform } from './known-platforms.ts';
import { signedInPlatforms } from './logins.ts';
import { platformOf } from './running.ts';

function namedPlatform({ words: [word] = [], flags }: Given): string | undefined {
  const named = word ?? flags['base-url'];
  if (typeof named !== 'string') return undefined;
  // A host alone is meant with https.
  return parseBaseUrl(/^[\w.-]+(?::\d+)?$/.test(named) ? `https://${named}` : named);
}

/** The named one; else that of the project file, after a yes; else that of the data directory. Throws `missing_input`, `insecure_url`, … */
export async function loginPlatform(given: Given, io: Io): Promise<string> {
  const named = namedPlatform(given);
  if (named !== undefined) return named;
  const ofProject = given.flags.data === undefined ? findProject(io.cwd)?.project.baseUrl : undefined;
  if (ofProject !== undefined) {
    await confirmPlatform(ofProject, PROJECT_FILE, io);
    return ofProject;
  }
  const { baseUrl } = await platformOf(given, io).catch((thrown: unknown) => {
    if (!(thrown instanceof SlipwayError) || thrown.code !== 'platform_not_running') throw thrown;
    const remedy = 'Name it: slipway login https://platform.example.com';
    throw missingInput('The platform to sign in to is missing', remedy, 'base-url').with({ cause: thrown });
  });
  return parseBaseUrl(baseUrl);
}

/** Returns the platform that a sign-in is for: the one that is named; else that of the project file; else the only one. */
export function signedInPlatform(given: Given, io: Io): string {
  const named = namedPlatform(given);
  if (named !== undefined) return named;
  const all = signedInPlatforms(io);
  const ofProject = findProject(io.cwd)?.project.baseUrl;
  if (ofProject !== undefined && all.includes(ofProject)) return ofProject;
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) return only;
  if (only === undefined) {
    const remedy = 'Sign in: slipway login URL';
    throw new SlipwayError('unauthorized', 'This machine is not signed in to any platform', { remedy });
  }
  const known = all.map((url) => cleanLine(url, 100)).join(', ');
  throw missingInput(`This machine is signed in to ${all.length} platforms`, `Name one: ${known}`, 'base-url');
}
