import { code, webLink } from '../report/text.ts';

export interface Site {
  readonly url: string | undefined;
  /** It was asked: true if it answered below 400. Undefined if it was not asked. */
  readonly answers: boolean | undefined;
}

/** The state of the app of a closed pull request. */
export interface Left {
  readonly last?: Site | undefined;
  /** The app is deleted, and can be restored until then. */
  readonly until?: string | undefined;
}

/** Renders the comment after the pull request was closed. `foot`: the last line. */
export function renderClosed(app: string, left: Left, foot: string): string {
  return `### ⚪ The preview ${code(app, 200)} has ended\n\nThe pull request was closed. ${whatIsLeft(left)}\n\n${foot}\n`;
}

function whatIsLeft({ last, until }: Left): string {
  if (until !== undefined) {
    return `Its app is deleted and answers 410. If the pull request is opened again before ${code(until, 40)}, a deploy restores it.`;
  }
  const url = webLink(last?.url);
  if (url === undefined || last?.answers === undefined)
    return 'The app was not deleted, so the last deployment may still answer.';
  return last.answers
    ? `The app was not deleted, so the last deployment still answers: ${url}`
    : `The last deployment does not answer any more: ${url}`;
}

/** Renders the comment of a pull request whose app another one, number `by`, uses now. */
export function renderTaken(app: string, by: number, foot: string): string {
  return `### ⚪ ${code(app, 200)} now shows #${by}\n\nThe two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.\n\n${foot}\n`;
}

/** Renders the summary of a closing that was interrupted. */
export function renderLeft(app: string): string {
  return `### 🛑 The preview ${code(app, 200)} was left by this run before the end\n\nIts GitHub deployment and its comment may still show it as active. Run the job again.\n`;
}
