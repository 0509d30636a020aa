/** The lines in which a build says what it detected. Clients read them in the log: the API has no field for it. */
export interface Detected {
  /** A framework with the reason why it was detected, or a folder of files. */
  readonly what: string;
  /** The folder below the root of the repository. Empty: the root itself. */
  readonly folder: string;
  readonly why?: string | undefined;
  /** Absent: there was nothing to build. */
  readonly command?: string | undefined;
  readonly commandWhy?: string | undefined;
  readonly node?: { readonly version: string; readonly by?: string | undefined } | undefined;
  readonly tool?: string | undefined;
}

export function detectedLine({ what, folder, why, command, commandWhy, node, tool }: Detected): string {
  const because = (reason: string | undefined) => (reason ? ` (${reason})` : '');
  const parts = [what];
  if (folder !== '') parts.push(`in \`${folder}\`${because(why)}`);
  if (command !== undefined) parts.push(`built by \`${command}\`${because(commandWhy)}`);
  if (node) parts.push(`with Node.js ${node.version}${because(node.by)}`);
  if (command !== undefined) parts.push(`and ${tool ?? ''}`.trimEnd());
  return `Detected ${parts.join(', ').replace(', and ', ' and ')}`;
}

export function foundLine(folder: string): string {
  return `Found the site in \`${folder}\``;
}

/** Returns the line about an app that became a server, although nobody chose its type. `because` has code between backticks. */
export function becameLine(type: string, because: string): string {
  return `This app became ${type}: ${because}. To publish files instead: --app-type web-landing`;
}

/** The detected values that a log reports, by the setting that would replace each. */
export type DetectedSettings = Partial<ReturnType<typeof readDetected>>;

/** Returns the type that the app became, and the reason, as a log reports them. Returns undefined if the log reports none. */
export function readBecame(log: string): string | undefined {
  const line = log.split('\n').findLast((each) => each.startsWith('This app became '));
  return line && /^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(line)?.[1];
}

/** Reads what a log says was detected. Leaves out values with a backtick, and those that a setting gave. */
export function readDetected(log: string) {
  const lines = log.split('\n');
  const line = lines.find((each) => each.startsWith('Detected ')) ?? '';
  const found = lines.findLast((each) => each.startsWith('Found the site in `')) ?? '';
  return {
    rootDirectory: /, in `([^`]{1,1024})`(?! \(the setting)/.exec(line)?.[1],
    buildCommand: /, built by `([^`]{1,4096})`(?! \(the setting)/.exec(line)?.[1],
    nodeVersion: /(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.exec(line)?.[1],
    outputDirectory: /^Found the site in `([^`]{1,1024})`$/.exec(found)?.[1],
  };
}
