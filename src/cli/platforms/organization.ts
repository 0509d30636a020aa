import { cleanLine } from '../../base/text.ts';
import { type Given, missingInput, textOf } from '../flags/flags.ts';
import { withProject } from '../project/project-file.ts';
import { type Io, progress } from '../terminal/io.ts';
import { type Ask, openPlatform } from './operator.ts';

/** Organizations that an error names. */
const NAMED = 10;

/** `--org`, or the only organization, or on this machine that of apps without a name. Undefined if there is none yet. */
export async function organizationOf(given: Given, ask: Ask, io: Io): Promise<string | undefined> {
  const named = textOf(given, 'org');
  if (named !== undefined) return named;
  const { LOCAL } = await import('../project/local-names.ts');
  const answer = await ask('listOrganizations', { query: { limit: String(NAMED) } });
  const names = Array.isArray(answer.organizations)
    ? answer.organizations.map((name) => cleanLine(String(name), 63))
    : [];
  const [only] = names;
  if (only === undefined) return undefined;
  if (names.length === 1 && answer.nextCursor === null) return only;
  if (given.flags['base-url'] === undefined && names.includes(LOCAL.org)) {
    progress(
      io,
      `  Organization ${LOCAL.org}. Others: --org ${names.filter((name) => name !== LOCAL.org).join(', ')}\n`,
    );
    return LOCAL.org;
  }
  const remedy = `Name one of your organizations: ${names.join(', ')}${answer.nextCursor === null ? '' : ', …'}`;
  throw missingInput('--org is missing', remedy, 'org');
}

/** Opens the platform that the flags or the project file name, and its organization as `organizationOf` finds it. */
export async function openOrganization(asked: Given, io: Io) {
  const given = await withProject(asked, io);
  const { ask } = await openPlatform(given, io);
  return { given, ask, orgID: await organizationOf(given, ask, io) };
}
