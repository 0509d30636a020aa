import type { Io } from '../terminal/io.ts';
import type { Called, Flags } from './flags.ts';

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** After `slipway <name>`: `create|list|delete --org …`. */
  readonly usage: string;
  readonly flags: Flags;
  /** Flags that the command needs, given or by default. The help lists them first. */
  readonly required?: readonly string[];
  /** Titles in the help, each with its flags, the most used first. Others follow as "Further flags". */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Words before the flags: the first argument of `tables create`. */
  readonly verbs?: readonly string[];
  /** The verb if none is written: one that changes nothing. */
  readonly fallbackVerb?: string;
  /** What was probably meant by a word without a verb. Default: the fallback verb. */
  readonly wordNeeds?: string;
  /** The number of further words that it takes, as the key of `kvs get KEY`, or that of each verb that takes some. Default 0. */
  readonly mostWords?: number | Readonly<Record<string, number>>;
  /** The arguments of the usage that are no flags, by their name there, with what they are. */
  readonly args?: Readonly<Record<string, string>>;
  /** Whole commands, each with what it does. The help shows them last. */
  readonly examples?: readonly (readonly [command: string, text: string])[];
  /** Verbs and arguments that people try and that it does not have, with what to do instead. */
  readonly instead?: Readonly<Record<string, string>>;
  run(given: Called, io: Io): Promise<number>;
}

export const COMMAND_GROUPS = {
  deploy: 'Deploy',
  apps: 'Look after apps',
  data: 'Key-value store',
  platform: 'Run a platform',
  help: 'Set up and find faults',
} as const;

export type CommandGroup = keyof typeof COMMAND_GROUPS;

/** The commands by name, with the line that `slipway --help` shows. */
export type Commands = Readonly<
  Record<string, { readonly group: CommandGroup; readonly summary: string; load(): Promise<Command> }>
>;
