import { parseDuration } from '../../base/durations.ts';
import type { RunContext } from './context.ts';
import { parseIdentifier } from './placeholders.ts';
import type { Problems } from './problems.ts';
import type { InputName, RawInputs } from './table.ts';
import { missing, parseBoolean, parseChoice } from './values.ts';

/** Reads single inputs. Records a fault among the problems, and returns a placeholder so that reading can go on. */
export class Reader {
  readonly raw: RawInputs;
  readonly context: RunContext;
  readonly problems: Problems;

  constructor(raw: RawInputs, context: RunContext, problems: Problems) {
    this.raw = raw;
    this.context = context;
    this.problems = problems;
  }

  boolean(name: InputName): boolean {
    return this.problems.try(() => parseBoolean(this.raw[name], name), false);
  }

  choice<T extends string>(name: InputName, choices: readonly [T, ...T[]]): T {
    return this.problems.try(() => parseChoice(this.raw[name], choices, name), choices[0]);
  }

  duration(name: InputName): number {
    return this.problems.try(() => parseDuration(this.raw[name], name), 1);
  }

  optional(name: InputName): string | undefined {
    return this.raw[name].trim() || undefined;
  }

  identifier(name: 'org' | 'project' | 'app', whenMissing: string | undefined): string {
    return this.problems.try(() => {
      const text = this.optional(name) ?? whenMissing;
      if (text === undefined) throw missing(name, 'it is part of every request', `Give the ${name}'s identifier.`);
      return parseIdentifier(text, name, this.context);
    }, '');
  }
}
