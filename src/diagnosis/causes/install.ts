import { type Cause, findInLines, quoted, type Seen } from '../cause.ts';

const NETWORK = 'ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT';

/** Causes that show while dependencies are installed. */
export const INSTALL_CAUSES: readonly Cause[] = [
  {
    name: 'lockfile-missing',
    signs: [
      { tool: 'npm', log: /`npm ci` command can only install with an existing package-lock\.json/ },
      { tool: 'pnpm', log: /ERR_PNPM_NO_LOCKFILE/ },
      // npm, which is taken where no lockfile names another.
      { tool: 'npm', log: /Unsupported URL Type "workspace:"/ },
    ],
    summary: () => 'the repository has no lockfile',
    remedy: () => 'Run the install on your machine and commit the lockfile it writes.',
  },
  {
    name: 'lockfile-outdated',
    signs: [
      { tool: 'npm', log: /^`npm (?<manager>ci)` can only install packages when your package\.json and/ },
      {
        tool: 'pnpm',
        log: /(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,
      },
      { tool: 'yarn', log: /Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/ },
      {
        tool: 'yarn-berry',
        log: /The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,
      },
      { tool: 'bun', log: /(?<manager>lockfile) had changes, but lockfile is frozen/ },
    ],
    summary: ({ lines }) => `the lockfile does not fit package.json${unfit(lines)}`,
    remedy: ({ groups }) => {
      const command = groups.manager === 'ci' ? 'npm install' : groups.manager === 'ERR_PNPM' ? 'pnpm install' : '';
      return `Run ${command || "your package manager's install"} on your machine and commit the lockfile together with package.json.`;
    },
  },
  {
    name: 'peer-conflict',
    signs: [
      {
        tool: ['npm', 'pnpm'],
        log: /^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/,
      },
    ],
    summary: ({ lines }) => {
      const asked = findInLines(lines, /^\s*peer (\S{1,120}) from /);
      return asked ? `dependencies ask for versions that exclude each other (${asked})` : 'peer dependencies conflict';
    },
    remedy: () =>
      'Move the packages named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.',
  },
  {
    name: 'engine',
    signs: [
      { tool: ['npm', 'pnpm'], log: /^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/ },
      {
        tool: 'yarn',
        log: /The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/,
      },
      { log: /Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/ },
      { weak: true, tool: 'vite', log: /You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/ },
      {
        weak: true,
        log: /(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i,
      },
      { log: /Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/ },
      { tool: 'webpack', log: /error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/ },
      { tool: 'node', log: /No such built-in module: (?<builtin>node:[\w/]{1,40})/ },
      { tool: 'node', log: /SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/ },
      {
        log: /(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/,
      },
    ],
    summary: ({ groups }) => `the Node.js version does not fit${groups.wanted ? ` (wanted: ${groups.wanted})` : ''}`,
    remedy: ({ lines }) =>
      lines.some((line) => line.includes('digital envelope routines'))
        ? 'The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.'
        : 'Set the Node.js version that the tools ask for: nodeVersion in app-settings, and engines.node in package.json.',
  },
  {
    name: 'registry-login',
    signs: [
      { tool: ['npm', 'pnpm', 'yarn-berry'], log: /^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/ },
      {
        tool: 'npm',
        log: /(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/,
      },
    ],
    summary: ({ groups, lines }) => {
      const host = groups.host ?? findInLines(lines, /40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);
      return `the package registry${host ? ` ${host}` : ''} refused the login`;
    },
    remedy: () =>
      'Give the build a registry token as an app variable (input env), and name that variable as :_authToken in .npmrc.',
  },
  {
    name: 'git-dependency',
    signs: [
      {
        stages: ['install'],
        log: /could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./,
      },
    ],
    summary: () => 'a dependency comes from a Git repository that the build cannot read',
    remedy: () =>
      'Name the dependency by an https:// URL that needs no login, or publish it to a registry and give the build a token.',
  },
  {
    name: 'version-not-found',
    signs: [
      { tool: 'npm', log: /No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/ },
      { tool: 'pnpm', log: /ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/ },
      { tool: 'yarn', log: /Couldn't find any versions for "(?<name>[^"]{1,120})"/ },
    ],
    summary: ({ groups }) => `no version of ${quoted(groups.name, 'a package')} fits`,
    remedy: ({ groups, lines }) => {
      const by = findInLines(lines, /while installing the dependencies of (\S{1,200})/);
      if (by) return `${by} asks for it: update that package, or override the version in package.json.`;
      return `Correct the version in package.json to one that is published, and commit the new lockfile. Where package.json does not name ${groups.name?.replace(/(?<=.)@.*$/, '') ?? 'it'}, a package that it names asks for it: update that one, or override the version.`;
    },
  },
  {
    name: 'package-not-found',
    signs: [
      {
        tool: 'npm',
        log: /^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/,
      },
      { tool: 'pnpm', log: /ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/ },
      {
        tool: 'yarn',
        log: /^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/,
      },
      { tool: 'npm', log: /^code E404$/ },
    ],
    summary: ({ groups }) =>
      `the package ${quoted(groups.name?.replace(/%2f/i, '/'), 'asked for')} is not in the registry`,
    remedy: () =>
      'Check its name in package.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).',
  },
  {
    name: 'integrity',
    signs: [
      {
        tool: ['npm', 'pnpm', 'yarn', 'yarn-berry'],
        log: /^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/,
      },
    ],
    summary: () => 'a package differs from what the lockfile records',
    remedy: () => 'Delete the lockfile and node_modules, install again, and commit the new lockfile.',
  },
  {
    name: 'network',
    signs: [
      {
        tool: ['npm', 'pnpm'],
        log: new RegExp(`^code (?:${NETWORK})|^network .{0,80}(?:${NETWORK})|ERR_PNPM_META_FETCH_FAIL`),
      },
      { weak: true, tool: 'next', log: /^Failed to fetch `?[^`]{1,100} from Google Fonts/ },
      { log: new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${NETWORK})`) },
      {
        log: /Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/,
      },
    ],
    summary: () => 'the network failed while the build fetched something',
    remedy: () =>
      'Run the deploy again. If it repeats, check the host that the log names and that the platform may reach it.',
  },
  {
    name: 'certificate',
    signs: [
      {
        log: /\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/,
      },
    ],
    summary: () => 'a certificate was refused while the build fetched something',
    remedy: () =>
      'If a proxy or a private registry has a certificate of its own authority, give the platform that authority: NODE_EXTRA_CA_CERTS.',
  },
  {
    name: 'native-optional',
    signs: [
      {
        log: /Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/,
      },
      { tool: 'esbuild', log: /The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/ },
      { tool: 'esbuild', log: /You installed esbuild for another platform/ },
    ],
    summary: ({ groups }) => `the binary package ${quoted(groups.name, 'of a tool')} is not installed for this system`,
    remedy: () =>
      'The lockfile lacks other systems: delete node_modules and the lockfile, install again with a current npm, and commit the new lockfile.',
  },
  {
    name: 'node-gyp',
    signs: [{ tool: 'node-gyp', log: /^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/ }],
    summary: () => 'a native package could not be compiled',
    remedy: () =>
      'Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one.',
  },
  {
    name: 'package-manager',
    signs: [
      { tool: 'pnpm', log: /This project is configured to use (?<name>\w{1,20})/ },
      { tool: 'yarn', log: /This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/ },
      { tool: ['pnpm', 'corepack'], log: /ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/ },
    ],
    summary: ({ groups }) => `the project asks for another package manager${groups.name ? ` (${groups.name})` : ''}`,
    remedy: () =>
      'Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has.',
  },
];

/** What npm and pnpm say of the first package that the lockfile lacks or has in another version. */
function unfit(lines: Seen['lines']): string {
  const lacks = lines.flatMap(
    (line) =>
      /^Missing: (\S{1,200}?)@? from lock file$|dependencies were added: (\S{1,200}?),?(?:\s|$)/.exec(line)?.slice(1) ??
      [],
  );
  const [missing] = lacks.filter((name) => name !== undefined);
  if (missing) return `: it lacks ${missing}`;
  for (const line of lines) {
    const [, has, asked] = /^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/.exec(line) ?? [];
    if (has) return `: it has ${has}, and ${asked} is asked for`;
  }
  return '';
}
