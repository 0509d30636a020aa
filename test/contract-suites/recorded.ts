import { expect } from 'vitest';
import type { AuditStore } from '../../src/platform/stores/audit.ts';

/** What a suite needs to see that its port writes the audit log. */
export interface Log {
  readonly audit: Pick<AuditStore, 'after'>;
  /** Runs a statement of SQL on the place of the port. */
  run(statement: string): Promise<unknown>;
}

/** A command, and the rows that it must write: each as `action object`. */
type Step = readonly [command: () => Promise<unknown>, ...rows: readonly string[]];

/**
 * Runs commands of a port, and expects their rows of an organization. Each command first runs while the log cannot be written: if it has
 * rows, it must fail then, and if it had changed something all the same, the second run would not write them.
 */
export async function expectRecorded({ audit, run }: Log, org: string, steps: readonly Step[]): Promise<void> {
  for (const [index, [command, ...wanted]] of steps.entries()) {
    const step = `step ${index + 1}`;
    const before = await audit.after(org, 0, 1_000);
    await run('ALTER TABLE audit RENAME TO audit_away');
    try {
      if (wanted.length > 0) await expect(command(), `${step}, without a log`).rejects.toThrow('audit');
    } finally {
      await run('ALTER TABLE audit_away RENAME TO audit');
    }
    await command();
    const rows = (await audit.after(org, 0, 1_000)).slice(before.length);
    expect(
      rows.map(({ action, object }) => `${action} ${object}`),
      step,
    ).toEqual(wanted);
  }
}
