import { byTool, type CauseTable, findInLines, quoted } from '../cause.ts';

/** Faults in a project's package.json, and in the settings of monorepo tools. */
export const PROJECT_CAUSES: CauseTable = {
  'package-json-invalid': {
    signs: [
      // The embedded platform reads it before it runs anything.
      { codes: ['package_json_invalid'] },
      {
        tool: 'npm',
        log: /Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/,
      },
      {
        tool: ['npm', 'pnpm', 'yarn', 'yarn-berry', 'bun'],
        log: /^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /,
      },
    ],
    summary: ({ facts, groups }) =>
      facts.code === 'package_json_invalid' && facts.message
        ? facts.message
        : `package.json is not valid JSON${groups.why ? `: ${groups.why}` : ''}`,
    remedy: () => 'Correct package.json: nothing is installed or published while it cannot be read.',
    part: ({ facts }) => (facts.code === 'package_json_invalid' ? undefined : { kind: 'file', path: 'package.json' }),
  },
  'settings-invalid': {
    signs: byTool({
      nx: /^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/,
      lerna: /JSONError Error in: (?<path>\S{1,300}\.json)$/,
      turbo: /Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/,
    }),
    summary: ({ groups }) => `${nameIn(groups.path)} is not valid JSON${groups.why ? ` (${groups.why})` : ''}`,
    remedy: ({ groups }) => `Correct ${nameIn(groups.path)}: the build cannot read it as it is.`,
    part: ({ groups }) => (groups.path ? { kind: 'file', path: groups.path } : undefined),
  },
  'outside-workspaces': {
    signs: byTool({
      'yarn-berry': /you forgot to list (?<folder>\S{1,200}) in its workspace configuration/,
      npm: /^No workspaces found:$/,
    }),
    summary: ({ groups, lines }) => {
      const folder = groups.folder ?? findInLines(lines, /^\s*--workspace=(\S{1,200})/);
      return `${folder ?? "the app's folder"} is not in the workspaces of the repository's root`;
    },
    remedy: ({ groups, lines }) =>
      `Add ${quoted(groups.folder ?? findInLines(lines, /^\s*--workspace=(\S{1,200})/), 'its folder')} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,
    part: () => ({ kind: 'member', name: 'workspaces' }),
  },
  'duplicate-package': {
    signs: byTool({
      nx: /^ *(?:NX +)?Failed to process project graph|multiple projects/,
      npm: /EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/,
      'yarn-berry': /Duplicate workspace name (?<name>[^\s:]{1,150})/,
    }),
    summary: ({ groups, lines }) => {
      const name = groups.name ?? findInLines(lines, /^\s*package '([^']{1,150})' has conflicts/);
      return name || !lines.some((line) => line.includes('Failed to process'))
        ? `two packages of the repository have one name${name ? `: ${name}` : ''}`
        : 'the graph of projects cannot be made: multiple projects may have one name';
    },
    remedy: () => 'Give each package of the repository a name of its own, in its package.json or project.json.',
    part: () => ({ kind: 'names' }),
  },
  'several-apps': {
    signs: [{ codes: ['app_ambiguous'] }],
    summary: ({ facts }) => sentences(facts.message)[0] ?? 'the repository has several apps',
    remedy: ({ facts }) => `${sentences(facts.message)[1] ?? 'Set rootDirectory in app-settings to one of them'}.`,
  },
  'server-build': {
    summary: ({ facts }) => sentences(facts.message)[0] ?? 'the build makes a server, and only files are served',
    remedy: ({ facts }) => `${sentences(facts.message)[1] ?? 'Let the framework write files instead'}.`,
  },
  'node-unavailable': {
    summary: ({ facts }) => facts.message ?? 'the Node.js that the repository asks for cannot be had',
    remedy: () => 'Write another version there, or set nodeVersion in app-settings, which overrides the files.',
  },
  'build-script-missing': {
    summary: ({ facts }) => sentences(facts.message)[0] ?? 'package.json has no build script',
    remedy: ({ facts }) =>
      `${sentences(facts.message)[1] ?? 'Add a build script to package.json, or set build-command'}. To publish the folder as it is, set build-command to true and output-directory to the folder.`,
  },
};

function sentences(message: string | null | undefined): readonly string[] {
  return message?.split('. ', 2) ?? [];
}

function nameIn(path = 'the file'): string {
  return path.replace(/^.*\//, '');
}
