/** What the end of a run shows, in one chunk: the first error comes before it is loaded. */
export { tellFindings } from './check.ts';
export { comparisonSection } from './compare.ts';
export { briefComment, endingOf, pageFacts } from './facts.ts';
export { renderSummary } from './page.ts';
export { seedLog } from './seed.ts';
