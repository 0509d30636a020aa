import type { Secrets } from '../../base/secrets.ts';
import type { Runner } from './runner.ts';

/**
 * Replaces secrets in everything that is shown. The runner masks its log too; this does not rely on it. Outputs and state
 * pass unchanged.
 */
export function redactingRunner(runner: Runner, secrets: Secrets): Runner {
  const redact = (text: string) => secrets.redact(text);
  return {
    line: (text) => runner.line(redact(text)),
    group: (title) => runner.group(redact(title)),
    endGroup: () => runner.endGroup(),
    replay: (lines, token) => runner.replay(lines.map(redact), token),
    annotate: (kind, annotation) => {
      const title = annotation.title === undefined ? {} : { title: redact(annotation.title) };
      runner.annotate(kind, { ...annotation, ...title, message: redact(annotation.message) });
    },
    mask: (secret) => runner.mask(secret),
    output: (name, value) => runner.output(name, value),
    state: (name, value) => runner.state(name, value),
    summary: (markdown) => runner.summary(markdown),
  };
}
