/** One input of the deploy action. */
export interface InputSpec {
  /** As `action.yml` has it. Absent: empty. */
  readonly default?: string;
  /** What the table of the README says where the default depends on the run. */
  readonly defaultNote?: string;
  readonly required?: true;
  readonly kind: 'text' | 'boolean' | 'choice' | 'duration' | 'number' | 'lines' | 'json' | 'path' | 'secret';
  readonly choices?: readonly string[];
  readonly description: string;
}
