/** One input of the deploy action. */
export interface InputSpec {
  /** The default in `action.yml`. Absent: empty. */
  readonly default?: string;
  /** For the table of the documentation, if the default depends on the run. */
  readonly defaultNote?: string;
  readonly required?: true;
  readonly kind: 'text' | 'boolean' | 'choice' | 'duration' | 'number' | 'lines' | 'json' | 'path' | 'secret';
  readonly choices?: readonly string[];
  readonly description: string;
}
