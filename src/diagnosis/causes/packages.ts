import { byTool, type CauseTable, findInLines, quoted, type Seen } from '../cause.ts';
import { dependencyPart, nameOf, rangeOf } from '../package-part.ts';

export const PACKAGE_CAUSES: CauseTable = {
  'peer-conflict': {
    signs: [
      {
        tool: ['npm', 'pnpm'],
        log: /^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/,
      },
    ],
    summary: ({ lines }) => {
      const asked = findInLines(lines, PEER);
      const by = findInLines(lines, PEER_OF);
      const has = findInLines(lines, /^Found: (\S{1,150})$/);
      if (asked && by && has) return `${by} asks for ${asked.replaceAll('"', '')}, and the project has ${has}`;
      return asked ? `dependencies ask for versions that exclude each other (${asked})` : 'peer dependencies conflict';
    },
    remedy: () =>
      'Move the packages named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.',
    part: ({ lines }) => dependencyPart(findInLines(lines, PEER_OF)),
  },
  'workspace-missing': {
    signs: byTool({
      pnpm: /ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/,
      'yarn-berry': /^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/,
      bun: /Workspace dependency "(?<name>[^"]{1,150})" not found/,
    }),
    summary: ({ groups }) =>
      `the repository has no workspace called ${quoted(groups.name, 'as a dependency names it')}`,
    remedy: () =>
      'Correct the name in package.json, or add the folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).',
    part: ({ groups }) => dependencyPart(groups.name),
  },
  'workspace-version': {
    signs: [
      {
        tool: 'pnpm',
        log: /ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/,
      },
    ],
    summary: ({ groups }) => `no workspace of the repository fits ${quoted(groups.name, 'what a dependency asks for')}`,
    remedy: ({ groups }) =>
      `Let the dependency ${groups.name ? `on ${nameOf(groups.name)} ` : ''}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,
    part: ({ groups }) => dependencyPart(groups.name),
  },
  'manager-version': {
    signs: [
      {
        tool: 'corepack',
        log: /HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/,
      },
      /No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/,
      // The embedded platform installs what packageManager names.
      {
        stages: ['install'],
        log: /^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /,
      },
    ],
    summary: ({ groups }) => {
      const name = groups.name === '@yarnpkg/cli-dist' ? 'yarn' : groups.name;
      return `packageManager names ${name}@${groups.version}, which cannot be installed: the registry may not have that version`;
    },
    remedy: () => 'Set packageManager in package.json to a version that is published, and write the lockfile with it.',
    part: () => ({ kind: 'member', name: 'packageManager' }),
  },
  'version-not-found': {
    signs: byTool({
      npm: /No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/,
      yarn: /Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/,
      'yarn-berry': /^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/,
      bun: /^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/,
    }),
    summary: ({ groups }) =>
      `no version of ${quoted(groups.name && asAsked(groups.name, groups.wanted), 'a package')} fits`,
    remedy: ({ groups, lines }) => {
      const by = findInLines(lines, /while installing the dependencies of (\S{1,200})/);
      if (by) return `${by} asks for it: update that package, or override the version in package.json.`;
      return `Correct the version in package.json to one that is published, and commit the new lockfile. If package.json does not name ${groups.name ? nameOf(groups.name) : 'it'}, a package that it names asks for it: update that one, or override the version.`;
    },
    part: ({ groups, lines }) => dependencyPart(requester(lines) ?? groups.name),
  },
  'package-not-found': {
    signs: byTool({
      npm: /^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
      pnpm: /ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/,
      yarn: /^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/,
      'yarn-berry': /^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/,
      bun: /^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/,
    }),
    summary: ({ groups }) =>
      `the package ${quoted(groups.name && asAsked(groups.name), 'asked for')} is not in the registry`,
    remedy: ({ groups }) =>
      (groups.name?.includes('/-/')
        ? 'The lockfile asks for a version that the registry does not have, or no longer: install another one, and commit the lockfile. '
        : 'Check its name in package.json. ') +
      'If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).',
    part: ({ groups, lines }) => dependencyPart(requester(lines) ?? groups.name),
  },
  'registry-login': {
    signs: byTool({
      npm: /(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/,
      pnpm: /ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /,
      bun: /^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/,
      'yarn-berry': /^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/,
    }),
    summary: ({ groups: { host, name } }) => {
      const registry = `the package registry${host ? ` ${host}` : ''}`;
      return `${registry} refused the login${name ? ` for ${nameOf(name)}` : ''}`;
    },
    remedy: () =>
      'Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).',
    part: ({ groups }) => dependencyPart(groups.name),
  },
  'registry-refused': {
    signs: byTool({
      npm: /^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/,
      pnpm: /ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/,
      yarn: /^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/,
      bun: /^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/,
    }),
    summary: ({ groups: { name = '', why } }) => `the package registry does not give ${nameOf(name)}: ${why}`,
    remedy: () =>
      'Deploy again if the registry is at fault. If the package is private, set its registry and a token in .npmrc, with the token as an app variable (input env).',
    part: ({ groups }) => dependencyPart(groups.name),
  },
  integrity: {
    signs: [
      {
        tool: ['pnpm', 'yarn', 'bun'],
        log: /ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i,
      },
      {
        tool: ['npm', 'pnpm', 'yarn', 'yarn-berry'],
        log: /^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/,
      },
    ],
    summary: (seen) => {
      const name = differing(seen);
      return `${name ? `the package ${quoted(name, '')}` : 'a package'} differs from what the lockfile or the registry records`;
    },
    remedy: () =>
      'Delete the lockfile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.',
    part: (seen) => dependencyPart(differing(seen)),
  },
};

/** A range of several parts has spaces. */
const PEER = /^\s*peer (\S{1,120}|[^\s"]{1,120}@"[^"]{1,120}") from /;
const PEER_OF = /^\s*peer (?:\S{1,120}|[^\s"]{1,120}@"[^"]{1,120}") from (@?[^\s@]{1,150})@/;

/** Returns `left-pad@^1.0.0`, from a specifier or the path of a registry. */
function asAsked(written: string, wanted = rangeOf(written)): string {
  return wanted === undefined ? nameOf(written) : `${nameOf(written)}@${wanted}`;
}

function requester(lines: Seen['lines']): string | undefined {
  return findInLines(lines, /(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/);
}

/** Returns the package that differs. npm names it only in a warning. */
function differing({ groups, facts }: Seen): string | undefined {
  const name = groups.name ?? groups.tarball ?? findInLines(facts.log, /tarball data for (@?[^\s@]{1,150})@/);
  return name && nameOf(name);
}
