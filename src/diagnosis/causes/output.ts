import { posix } from 'node:path';
import { type CauseTable, type FailureFacts, quoted, type Seen } from '../cause.ts';

/** Messages with the folder that a builder wrote, as group 1. */
const WRITTEN: readonly RegExp[] = [
  /^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,
  /directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
  /Wrote site to "([^"]{1,100})"/,
  /The ([\w-]{1,60}) folder is ready to be deployed/,
  /Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,
  /Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
  /Generated public ([\w@./-]{1,100})$/,
  /^\[info\] html generated at \.\/([\w@./-]{1,100})$/,
  /Success! Generated .{0,40} in "([^"]{1,100})"/,
  // Vite lists files; what a framework keeps for itself begins with a dot.
  /^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/,
];

export const OUTPUT_CAUSES: CauseTable = {
  'next-export': {
    signs: [{ codes: ['output_missing', 'output_empty'], tool: 'next', log: /Next\.js \d{1,3}\.\d/ }],
    // If the export exists, the app names another folder.
    summary: ({ facts }) => (foldersThere(facts).includes('out') ? undefined : 'Next.js wrote no static export'),
    remedy: () =>
      "Set output: 'export' in next.config and take next export out of the build command; the output directory is then out.",
  },
  'output-missing': {
    signs: [
      { codes: ['output_missing'] },
      /[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/,
    ],
    summary: ({ groups, facts }) => {
      const name = groups.folder ?? facts.outputDirectory ?? namedIn(facts);
      return name
        ? `the build did not write the output directory "${name}"${facts.keptOutput ? KEPT : ''}`
        : 'the app names no output directory, and the build wrote none of the usual ones';
    },
    remedy: (seen) => {
      const { facts } = seen;
      const written = writtenFolder(seen);
      if (written) return toWritten(written);
      const isGatsby = seen.lines.some((line) => /^> gatsby build\b/.test(line));
      const usual = [...USUAL, ...(isGatsby ? ['public'] : [])].find((name) => foldersThere(facts).includes(name));
      return usual
        ? `Set output-directory to ${usual}, which is there, if it is what the build writes.`
        : 'Set output-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, public or _site.';
    },
  },
  'output-empty': {
    summary: ({ facts }) =>
      `the output directory ${quoted(facts.outputDirectory, 'of the app')}${facts.keptOutput ? `${KEPT},` : ''} is empty`,
    remedy: (seen) => {
      const written = writtenFolder(seen);
      return written
        ? toWritten(written)
        : 'Check that the build command writes into output-directory, and does not clean it at its end.';
    },
  },
  'nothing-to-serve': {
    summary: ({ facts }) => facts.message ?? 'the output has no page to serve: no file of it is HTML',
    remedy: ({ facts }) => {
      const isProgram = /starts a program|\([^\s(]{0,20}`?(?:index|server|main|app)\.[cm]?js\b/.test(
        facts.message ?? '',
      );
      const first = isProgram
        ? 'This app serves the files of its build. To run the program, deploy with --app-type web-ssr; for a site, let the build write pages.'
        : 'Set output-directory to the folder with the pages, or let the build write them.';
      return `${first} If it has only data or assets on purpose, say so: app-settings {"assetsOnly": true}.`;
    },
  },
  'output-unsafe': {
    summary: ({ facts }) => facts.message ?? 'the output holds links or special files that may not be served',
    remedy: () =>
      'Let the build copy files instead of linking them: links that leave the output directory are refused.',
  },
  'file-too-large': {
    signs: [{ codes: ['output_too_large'] }],
    summary: ({ facts }) => (facts.message?.includes('wrote a file that is too large') ? facts.message : undefined),
    remedy: () => 'Let the build write smaller files, and leave out what no page loads: logs, archives, source maps.',
  },
  'output-too-large': {
    summary: ({ facts }) => facts.message ?? 'the output is larger than the platform takes',
    remedy: () =>
      'Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere.',
  },
  'site-broken': {
    summary: ({ facts }) => facts.message ?? 'the start page of the new release is broken',
    remedy: () =>
      'What was live stays live. Mend what is named. To let such a release go live with a warning, set verify to warn. If fail is the setting of the app: slipway settings unset verify.',
  },
  'storage-unavailable': {
    summary: ({ facts }) => facts.message ?? 'the storage of the platform cannot be used now',
    remedy: () =>
      "Nothing in the repository is at fault. Deploy again in some minutes; if it fails again, tell the platform's operators. The previous release stays live.",
  },
  'sync-failed': {
    signs: [{ codes: ['sync_failed', 'activation_failed'] }],
    summary: ({ facts }) => facts.message ?? 'the platform could not publish the files',
    remedy: () => 'Nothing in the repository is at fault: deploy again. The previous release stays live.',
  },
  'dns-refused': {
    summary: ({ facts }) => facts.message ?? 'the DNS record of a host could not be made',
    remedy: () =>
      'Nothing in the repository is at fault. See whose records the hosts have: slipway domains. Then deploy again.',
  },
  'cdn-refused': {
    summary: ({ facts }) => facts.message ?? 'the CDN refuses to answer for the host of the site',
    remedy: () =>
      "Nothing in the repository is at fault. Tell the platform's operators what the message says that the CDN lacks, and deploy again then.",
  },
  interrupted: {
    summary: () => 'the platform stopped, or could not reach its database, while it worked',
    remedy: () => 'Deploy again.',
  },
};

const KEPT = ', which an earlier deploy set';

const USUAL = ['dist', 'build', 'out', '_site', 'storybook-static'];

/** Returns the output directory in the platform's message. An earlier deploy may have set it. */
function namedIn({ message }: FailureFacts): string | undefined {
  return /output directory `([^`]{1,200})`/.exec(message ?? '')?.[1];
}

function foldersThere({ message }: FailureFacts): readonly string[] {
  const [, named = ''] = /the folders there are (.{1,1000})/.exec(message ?? '') ?? [];
  return [...named.matchAll(/`([^`]{1,100})`/g)].map(([, name = '']) => name);
}

/** Returns the remedy for an output that the log shows elsewhere. What a build writes outside of its checkout is not published. */
function toWritten(folder: string): string {
  return folder.startsWith('../')
    ? `The log shows files written to ${folder}, outside of the folder that is built: have the build write inside of it, often to dist.`
    : `Set output-directory to ${folder}: the log shows files written there.`;
}

/** Returns the folder that the log shows files in, the nearest to the root. Ignores the folder that is missing. */
function writtenFolder({ lines, facts }: Pick<Seen, 'lines' | 'facts'>): string | undefined {
  const depth = (folder: string) => folder.split('/').length;
  for (const pattern of WRITTEN) {
    const [first] = lines
      .flatMap((line) => {
        const folder = pattern
          .exec(line)?.[1]
          ?.replace(/^\.\//, '')
          .replace(/\/(?:assets|_astro)$/, '');
        return folder ? [{ folder, line }] : [];
      })
      .sort((a, b) => depth(a.folder) - depth(b.folder));
    const found = first && inPackage(first.folder, first.line, facts);
    if (found && found !== facts.outputDirectory) return found;
  }
  return undefined;
}

/** Returns a folder from the root. The prefixes of turbo show the package that a folder belongs to. */
function inPackage(folder: string, line: string, facts: FailureFacts): string {
  const [first = ''] = folder.split('/', 1);
  const there = foldersThere(facts);
  if (there.length === 0 || there.includes(first)) return folder;
  const parent = posix.dirname(facts.outputDirectory ?? '');
  if (parent !== '.' && facts.list?.(parent).length) return `${parent}/${folder}`;
  const raw = facts.log.find((each) => each.includes(line)) ?? '';
  const name = /(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(raw)?.[1];
  const above = there.find((each) => name !== undefined && facts.list?.(each).includes(name));
  return above === undefined ? folder : `${above}/${name}/${folder}`;
}
