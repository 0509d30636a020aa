/** What a build left in an app's folder, as detection sees it. Paths are relative to that folder, with `/`. Nothing throws. */
export interface BuiltApp {
  /** Names of the dependencies and devDependencies of its package.json. */
  readonly packages: ReadonlySet<string>;
  readonly scripts: Readonly<Record<string, string>>;
  /** The path of the app's folder in the repository. Empty: the root. */
  readonly folder: string;
  /** Returns the text of a file of at most 1 MiB. Undefined if there is none. */
  text(path: string): Promise<string | undefined>;
  isFile(path: string): Promise<boolean>;
  /** Names in a folder, at most 1,000. Empty if there is none. */
  names(folder: string): Promise<readonly string[]>;
}

/** What an instance is made of. */
export type Contents =
  /** The repository with the packages that are no devDependencies, or with all. The command runs in the app's folder. */
  | { readonly kind: 'tree'; readonly packages: 'production' | 'all' }
  /** A part of what the build wrote, which needs nothing else. */
  | {
      readonly kind: 'output';
      /** The folder that becomes that of the unpacked layers. Empty: the app's. */
      readonly root: string;
      /** The part of it that is packed. Empty: all. */
      readonly only: string;
      /** The folder below `root` that the command runs in. Empty: that folder. */
      readonly cwd: string;
      /** Folders of the app that are copied into `root` first, if they are there. */
      readonly copies: readonly { readonly from: string; readonly to: string }[];
    };

export interface FoundServer {
  /** The name of what made it. Null: not known. */
  readonly framework: string | null;
  /** A line for `sh`. */
  readonly command: string;
  /** For the log: what says that it is started so. */
  readonly why: string;
  readonly contents: Contents;
  /** The folder whose files the edge serves itself, and the path that they have in URLs. Null: none. */
  readonly files: { readonly from: string; readonly to: string } | null;
}

/** A server for another host than this one. */
export interface ForeignServer {
  readonly framework: string;
  /** As `the preset "vercel"`. */
  readonly by: string;
  readonly remedy: string;
}
