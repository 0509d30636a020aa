import { formatDuration } from '../../base/durations.ts';
import { assertNever } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { type DeployEvent, PHASE_TITLES } from '../../deploy/events.ts';
import type { FailureReport } from '../../deploy/failure.ts';
import type { Runner } from '../runner/runner.ts';
import type { Annotations } from './annotations.ts';

/** Shows a deploy in the step's log: a group for each phase, then a line with its time. Repeats no warning. */
export class DeployLog {
  readonly #runner: Runner;
  readonly #annotations: Annotations;
  readonly #told = new Set<string>();
  #open = false;

  constructor(runner: Runner, annotations: Annotations) {
    this.#runner = runner;
    this.#annotations = annotations;
  }

  tell(event: DeployEvent): void {
    switch (event.type) {
      case 'phase-started':
        this.closeGroup();
        this.#runner.group(PHASE_TITLES[event.phase]);
        this.#open = true;
        break;
      case 'phase-finished':
        this.closeGroup();
        this.#runner.line(
          `${event.failed ? '✗' : '✓'} ${PHASE_TITLES[event.phase]}: ${event.detail} (${formatDuration(event.ms)})`,
        );
        break;
      case 'warning':
      case 'notice':
        this.#once(event);
        break;
      case 'failure':
        this.#failure(event.report);
        break;
      case 'app-known':
        this.#runner.line(`App ${event.appID}${event.created ? ' (created)' : ''}`);
        break;
      case 'deployment-known':
        this.#runner.line(`Deployment ${event.deployID}${event.attached ? ' (started by an earlier run)' : ''}`);
        break;
      case 'status': {
        const stage = event.stage === undefined ? '' : ` · ${event.stage}`;
        this.#runner.line(`${formatDuration(event.elapsedMs)}  ${event.status}${stage}`);
        break;
      }
      case 'heartbeat':
        this.#runner.line(`${formatDuration(event.elapsedMs)}  still ${event.status}`);
        break;
      case 'url':
        this.#runner.line(`URL ${event.url}`);
        break;
      default:
        assertNever(event);
    }
  }

  /** Ends the group of a phase that failed, for which no `phase-finished` comes. */
  closeGroup(): void {
    if (this.#open) this.#runner.endGroup();
    this.#open = false;
  }

  #once(event: Extract<DeployEvent, { type: 'warning' | 'notice' }>): void {
    const { type, message, remedy, place } = { remedy: undefined, place: undefined, ...event };
    if (this.#told.has(message)) return;
    this.#told.add(message);
    this.#annotations.add(type, { message: cleanLine(message), place }, remedy?.split('\n'));
  }

  #failure(report: FailureReport): void {
    this.closeGroup();
    const headline = cleanLine(report.headline, 500);
    // An annotation without a file beside the one at the line that is at fault would say the same twice.
    if (report.diagnostics.some(({ severity }) => severity === 'error')) this.#runner.line(`✗ ${headline}`);
    else this.#annotations.add('error', { title: 'Deployment failed', message: headline });
    if (report.remedy !== undefined) for (const line of report.remedy.split('\n')) this.#runner.line(`  ${line}`);
    for (const diagnostic of report.diagnostics) this.#annotations.addDiagnostic(diagnostic);
    if (report.log.length === 0) return;
    this.#runner.group(
      report.log.length === 1 ? 'Build log (the last line)' : `Build log (the last ${report.log.length} lines)`,
    );
    this.#runner.replay(report.log, crypto.randomUUID());
    this.#runner.endGroup();
  }
}
