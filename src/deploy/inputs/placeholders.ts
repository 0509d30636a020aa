import { invalid, shown } from '../../base/inputs.ts';
import { didYouMean } from '../../base/near.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import type { RunContext } from './context.ts';

const SLUG_LENGTH = 40;

/** Reads an identifier with placeholders. Throws `invalid_input` for one without a value in this run, or a wrong result. */
export function parseIdentifier(text: string, input: string, context: RunContext): string {
  const filled = text.trim().replace(/\{([^{}]*)\}/g, (_, name: string) => fill(name.trim(), input, context));
  if (IDENTIFIER.test(filled)) return filled;
  throw invalid(
    input,
    `"${shown(filled)}" is not an identifier`,
    'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both ends.',
  );
}

function fill(name: string, input: string, { pullRequest, refName, eventName }: RunContext): string {
  const pullNumber = (placeholder: string) => {
    if (pullRequest) return pullRequest.number;
    throw invalid(
      input,
      `${placeholder} has a value on pull requests only, and this run was started by ${eventName ?? 'no event'}`,
      "Run the step with `if: github.event_name == 'pull_request'`, or use {branch}.",
    );
  };
  if (name === 'pr') return String(pullNumber('{pr}'));
  if (name === 'branch') {
    const branch = pullRequest?.headBranch ?? refName;
    if (branch !== undefined) return slug(branch);
    throw invalid(input, '{branch} has no value: this run is for no branch', 'Name the app without {branch}.');
  }
  const slots = /^slot:(.*)$/.exec(name)?.[1];
  if (slots === undefined) {
    throw invalid(
      input,
      `there is no placeholder {${shown(name)}}${didYouMean(name, ['pr', 'branch', 'slot:N'])}`,
      'The placeholders are {pr}, {branch} and {slot:N}.',
    );
  }
  if (/^[1-9]\d{0,3}$/.test(slots)) return String(pullNumber(`{slot:${slots}}`) % Number(slots));
  throw invalid(input, `{slot:${shown(slots)}} needs a number from 1 to 9999`, 'Write it as {slot:5}.');
}

/**
 * Returns a name in lower-case letters, digits and single hyphens. If it is cut, or loses other characters than `/`, `.` and `_`,
 * it gets a short hash, so that two branches do not use one app.
 */
export function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain !== '' && plain.length <= SLUG_LENGTH && /^[\w./-]+$/.test(name)) return plain;
  // node:crypto is a large part of the action's start, so only those who need it load it.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${plain.slice(0, SLUG_LENGTH - 9).replace(/-+$/, '')}-${hash}`.replace(/^-/, '');
}
