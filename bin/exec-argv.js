/**
 * The options of Node.js with which the command line serves. V8 lets the space for young objects grow past 100 MB under load;
 * 8 MB a half serve as well. They are there from the start, which would else collect garbage several times while it loads.
 */
export const EXEC_ARGV = ['--min-semi-space-size=8', '--max-semi-space-size=8'];
/** The commands that start a platform. The others run in the Node of the shell if it is new enough, without a second start. */
export const SERVING = ['platform', 'demo', 'check'];
