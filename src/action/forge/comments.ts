import { code } from '../report/text.ts';

/** Renders the comment after the pull request was closed. */
export function renderClosed(app: string): string {
  return `### ⚪ The preview ${code(app, 200)} has ended\n\nThe pull request was closed. The platform deletes no app, so the last deployment may still answer.\n`;
}

/** Renders the comment of a pull request whose app another one, number `by`, uses now. */
export function renderTaken(app: string, by: number): string {
  return `### ⚪ ${code(app, 200)} now shows #${by}\n\nThe two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.\n`;
}
