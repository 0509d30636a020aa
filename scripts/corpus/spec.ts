/** The causes that a case can have. They are compared with the cause of a diagnosis. */
export const CAUSES = [
  'missing-import', // A file of the repository that is imported, included or extended, and is not there.
  'import-case', // The file is there, spelt in other upper and lower case.
  'missing-package',
  'missing-export',
  'missing-asset', // An image, a font or another file that a page or a style sheet shows.
  'missing-command', // A program that a script starts.
  'missing-script',
  'missing-folder', // A folder, workspace or project that a command names.
  'syntax',
  'type-error',
  'lint', // A linter's or a formatter's rule.
  'test-failed',
  'config', // A setting that a tool refuses, or a configuration that it cannot load.
  'content-schema', // Front matter or data that does not fit its schema.
  'dead-link',
  'duplicate', // Two sources of one output file, page or package.
  'template', // A template that uses what is not there: a variable, a filter, a component, a layout's block.
  'runtime', // The site's own code throws while pages are rendered.
  'browser-only',
  'env', // A variable that is not set.
  'network',
  'wrong-version', // A version of a package that does not exist, or versions that exclude each other.
  'engine', // The version of Node.js or of the package manager.
  'lockfile',
  'registry-access',
  'integrity',
  'install-script',
  'permission',
  'out-of-memory',
  'timeout',
  'output', // The build wrote nothing that can be published.
] as const;

export type CauseCode = (typeof CAUSES)[number];

/** A file, and a text in the line of the fault, or its number. Null if the fault does not have a line. */
export type At = readonly [file: string, line: string | number | null];

/** A fault that is planted in a working project. Paths are relative to the project's root. */
export interface Fault {
  readonly name: string;
  /** One sentence about the change of the project. */
  readonly planted: string;
  /** Files to write. Null removes a file. */
  readonly put?: Readonly<Record<string, string | null>>;
  /** Texts to replace. */
  readonly edit?: readonly (readonly [file: string, find: string, replacement: string])[];
  /** Fields that replace those of package.json. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  readonly cause: CauseCode;
  /** One sentence to compare with a headline. */
  readonly says: string;
  /** The fault's place, and other correct places. Undefined if it does not have a file. */
  readonly at?: At | undefined;
  readonly or?: readonly At[];
  /** Texts that each correct headline contains. */
  readonly terms: readonly string[];
  /** Replaces the tool's stage. */
  readonly stage?: 'install' | 'build';
  /** Replaces the tool's command. */
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder that the command runs in. */
  readonly cwd?: string;
}

/** A tool, a small project that it builds, and faults to plant there. */
export interface Tool {
  /** The name of its cases' folders, as `vite5`. */
  readonly id: string;
  /** The tool that writes the log, as `vite`. */
  readonly tool: string;
  /** The package whose version is recorded. Default: the first one. */
  readonly main?: string;
  /** The packages that npm installs, as `vite@5`. */
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** The project's script `build`. */
  readonly build: string;
  readonly manifest?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The command that the platform runs. Default: `npm run build`. */
  readonly run?: string;
  readonly stage?: 'install' | 'build';
  /** The packages are programs for the search path, such as a package manager, and not packages of the project. */
  readonly beside?: true;
  /** The install does not run scripts of packages: one of them downloads a program that is not needed. */
  readonly withoutScripts?: true;
  /** The lockfile, and the command that writes it before a fault is planted. */
  readonly lock?: readonly [file: string, command: string];
  /** The project installs from the registry in `registry.ts`. */
  readonly registry?: true;
  readonly faults: readonly Fault[];
}
