/**
 * The options of Node.js with which the command line runs. V8 lets the space for young objects grow past 100 MB under load;
 * 8 MB a half serve as well.
 */
export const EXEC_ARGV = ['--max-semi-space-size=8'];
