/** The pages that the end of a run shows, in one chunk, which a run with an error in its inputs does not load. */
export { comparisonSection, tellFindings } from './check.ts';
export { briefComment, endingOf, pageFacts } from './facts.ts';
export { renderSummary } from './page.ts';
export { seedLog } from './seed.ts';
